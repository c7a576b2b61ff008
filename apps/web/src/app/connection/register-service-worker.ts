import type { AppConfig } from '../../shared/config.ts';
import { SITE_ROOT } from '../../shared/site-root.ts';

const CHECK_INTERVAL_MS = 3_600_000;

/** Only for real deployments: developers and demo visitors would see outdated files. */
export function registerServiceWorker(
  { mockControlUrl }: AppConfig,
  checkVersion: () => Promise<boolean>,
): void {
  if (!import.meta.env.PROD || mockControlUrl !== null) return;
  checkRegularly(checkVersion);
  if (!('serviceWorker' in navigator)) return;
  // Without a worker the app works, but only online.
  const register = () => void navigator.serviceWorker.register(`${SITE_ROOT}sw.js`).catch(() => null);
  // Registers after everything that the first screen needs.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** A tab may be open for days, so this checks every hour while it is visible, and when the person returns to it. */
function checkRegularly(checkVersion: () => Promise<boolean>): void {
  let checkedAt = Date.now();
  const check = (): void => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < CHECK_INTERVAL_MS) return;
    checkedAt = Date.now();
    void checkVersion();
  };
  setInterval(check, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', check);
}
