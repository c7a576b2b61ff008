import type { AppConfig } from '../../shared/config.ts';
import { reportIfReplaced } from './deployment.ts';

const WORKER_URL = '/sw.js';
/** A tab may stay open for days; it asks when somebody returns to it, but not each time. */
const ASK_AFTER_MS = 3_600_000;

/** The copy for when there is no network belongs to real deployments: a developer or a demo would only see old files. */
export function registerServiceWorker({ mockControlUrl }: AppConfig): void {
  if (!import.meta.env.PROD || mockControlUrl !== null || !('serviceWorker' in navigator)) return;
  // After everything that the first screen needs.
  if (document.readyState === 'complete') register(navigator.serviceWorker);
  else window.addEventListener('load', () => register(navigator.serviceWorker), { once: true });
}

function register(container: ServiceWorkerContainer): void {
  let hadWorker = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // A newer worker may belong to the page that runs here already: it was fetched a moment before.
    if (hadWorker) reportIfReplaced();
    hadWorker = true;
  });
  container.register(WORKER_URL).then(askOnReturn, () => {
    // Without the copy everything works, with a network.
  });
}

function askOnReturn(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < ASK_AFTER_MS) return;
    askedAt = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => null);
  });
}
