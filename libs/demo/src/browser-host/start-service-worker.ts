import { WORKER_FILE } from './static-page.ts';
import { type HostState, HOST_PATH, isHostState } from './host-state.ts';

/** The reason why the demo cannot run in this browser. */
export type Obstacle = 'insecure' | 'unsupported' | 'refused' | 'no-storage';

export type Serving =
  { readonly ok: true; readonly state: HostState } | { readonly ok: false; readonly obstacle: Obstacle };

/** The most that one step may take, in ms. */
const STEP_LIMIT_MS = 15_000;
/** How long a visit waits for the answer whether there is a newer version, in ms. */
const UPDATE_LIMIT_MS = 2_000;

/** Makes the newest version of the demo's worker serve this page. */
export async function startServiceWorker(siteRoot: string): Promise<Serving> {
  if (!window.isSecureContext) return { ok: false, obstacle: 'insecure' };
  // Some browsers have none in a private window, whatever the types say.
  if (!('serviceWorker' in navigator)) return { ok: false, obstacle: 'unsupported' };
  const registration = await register(siteRoot);
  if (registration === null) return { ok: false, obstacle: 'refused' };
  await updated(registration);
  if (!(await isServed(registration))) return { ok: false, obstacle: 'refused' };
  return askWorker(siteRoot);
}

async function register(siteRoot: string): Promise<ServiceWorkerRegistration | null> {
  const asked = navigator.serviceWorker.register(`${siteRoot}${WORKER_FILE}`, {
    scope: siteRoot,
    updateViaCache: 'none',
  });
  const registration = await within(STEP_LIMIT_MS, asked);
  return registration instanceof ServiceWorkerRegistration ? registration : null;
}

/** Waits for a newer version now, so that it interrupts nobody later. */
async function updated(registration: ServiceWorkerRegistration): Promise<void> {
  if (registration.active !== null) await within(UPDATE_LIMIT_MS, registration.update());
  const next = registration.installing ?? registration.waiting;
  if (next !== null) await within(STEP_LIMIT_MS, untilSettled(next));
}

function untilSettled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

async function isServed({ active }: ServiceWorkerRegistration): Promise<boolean> {
  const { serviceWorker } = navigator;
  const hasController = () => serviceWorker.controller !== null;
  if (hasController()) return true;
  const taken = new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  active?.postMessage('serve me');
  await within(STEP_LIMIT_MS, taken);
  return hasController();
}

/** Whether the worker has a world to serve, and its news. */
export async function askWorker(siteRoot: string): Promise<Serving> {
  const state = await within(
    STEP_LIMIT_MS,
    fetch(`${siteRoot}${HOST_PATH}`).then((response): Promise<unknown> => response.json()),
  );
  if (!isHostState(state)) return { ok: false, obstacle: 'refused' };
  return state.canStore ? { ok: true, state } : { ok: false, obstacle: 'no-storage' };
}

/** The result; null where the work fails or takes too long. */
async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, limitMs, null));
  return Promise.race([work, late]).catch(() => null);
}
