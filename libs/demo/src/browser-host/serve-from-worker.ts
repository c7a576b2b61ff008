import { WORKER_FILE } from './static-page.ts';
import type { HostState } from './host-state.ts';
import { HOST_PATH, isHostState } from './host-state.ts';

/** Why the demo cannot run here. */
export type Obstacle = 'insecure' | 'unsupported' | 'refused' | 'no-storage';

export type Serving =
  { readonly ok: true; readonly state: HostState } | { readonly ok: false; readonly obstacle: Obstacle };

/** A browser that has not done a step by then, in ms, will not. */
const STEP_LIMIT_MS = 15_000;
/** So long a visit waits to learn whether there is a newer version, in ms. */
const UPDATE_LIMIT_MS = 2_000;

/** The newest version of the demo's worker, and this page served by it. */
export async function serveFromWorker(siteRoot: string): Promise<Serving> {
  if (!window.isSecureContext) return { ok: false, obstacle: 'insecure' };
  // Some browsers leave it out in a private window, whatever the types say.
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

/** A visit begins with the newest version, so that nobody is interrupted by it later. */
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

/** Whether it has a world to serve, and what there is to tell about it. */
export async function askWorker(siteRoot: string): Promise<Serving> {
  const state = await within(
    STEP_LIMIT_MS,
    fetch(`${siteRoot}${HOST_PATH}`).then((response): Promise<unknown> => response.json()),
  );
  if (!isHostState(state)) return { ok: false, obstacle: 'refused' };
  return state.canKeep ? { ok: true, state } : { ok: false, obstacle: 'no-storage' };
}

/** What comes out of it, or null where it fails or takes too long. */
async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
