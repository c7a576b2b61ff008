import { WORKER_FILE } from './static-page.ts';
import type { HostState } from './worker/browser-backend.ts';
import { HOST_PATH } from './worker/destination.ts';

export type Obstacle = 'insecure' | 'unsupported' | 'refused' | 'no-storage';

const STEP_LIMIT_MS = 15_000;
const UPDATE_LIMIT_MS = 2_000;

/** Makes the newest version of the demo's worker serve this page. */
export async function startServiceWorker(siteRoot: string): Promise<HostState | Obstacle> {
  if (!window.isSecureContext) return 'insecure';
  // Some browsers lack service workers in private windows, in spite of the type.
  if (!('serviceWorker' in navigator)) return 'unsupported';
  const { serviceWorker } = navigator;
  const registering = serviceWorker.register(`${siteRoot}${WORKER_FILE}`, {
    scope: siteRoot,
    updateViaCache: 'none',
  });
  const registration = await within(STEP_LIMIT_MS, registering);
  if (!registration) return 'refused';
  await updated(registration);
  if (serviceWorker.controller === null) {
    const taken = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    registration.active?.postMessage('serve me');
    await within(STEP_LIMIT_MS, taken);
  }
  return serviceWorker.controller === null ? 'refused' : askWorker(siteRoot);
}

/** Waits for a newer version now, to avoid interrupting the user later. */
async function updated(registration: ServiceWorkerRegistration): Promise<void> {
  if (registration.active !== null) await within(UPDATE_LIMIT_MS, registration.update());
  const next = registration.installing ?? registration.waiting;
  if (next === null) return;
  const settled = new Promise<void>((resolve) => {
    next.addEventListener('statechange', () => {
      if (next.state === 'activated' || next.state === 'redundant') resolve();
    });
  });
  await within(STEP_LIMIT_MS, settled);
}

/** Returns an obstacle if the worker has no world. */
export async function askWorker(siteRoot: string): Promise<HostState | Obstacle> {
  const asked = fetch(`${siteRoot}${HOST_PATH}`).then((response): Promise<unknown> => response.json());
  const state = await within(STEP_LIMIT_MS, asked);
  if (!isHostState(state)) return 'refused';
  return state.canStore ? state : 'no-storage';
}

function isHostState(answer: unknown): answer is HostState {
  return typeof answer === 'object' && answer !== null && 'canStore' in answer;
}

/** Null after a failure or a timeout. */
async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, limitMs, null));
  return Promise.race([work, late]).catch(() => null);
}
