import type { AppConfig } from '../../shared/config.ts';
import { SITE_ROOT } from '../../shared/site-root.ts';
import { checkVersion } from './newer-version.ts';

const CHECK_INTERVAL_MS = 3_600_000;

/** Only real deployments: a developer or a visitor of a demo would see old files. */
export function registerServiceWorker({ mockControlUrl }: AppConfig): void {
  if (!import.meta.env.PROD || mockControlUrl !== null) return;
  checkRegularly();
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // After everything that the first screen needs.
  if (document.readyState === 'complete') register(serviceWorker);
  else window.addEventListener('load', () => register(serviceWorker), { once: true });
}

function register(container: ServiceWorkerContainer): void {
  let hadWorker = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // A newer worker may belong to the page that runs here already: it was fetched a moment before.
    if (hadWorker) void checkVersion();
    hadWorker = true;
  });
  // Without a worker everything works, with a network.
  container.register(`${SITE_ROOT}sw.js`).catch(() => null);
}

/** A tab may be open for days: checks every hour while it is visible, and when somebody returns to it later. */
function checkRegularly(): void {
  let checkedAt = Date.now();
  const check = (): void => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < CHECK_INTERVAL_MS) return;
    checkedAt = Date.now();
    void checkVersion();
    // The worker fetches the new version for the next start; without a network there is nothing new.
    if ('serviceWorker' in navigator)
      navigator.serviceWorker
        .getRegistration()
        .then((worker) => worker?.update())
        .catch(() => null);
  };
  setInterval(check, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', check);
}
