import type { AppConfig } from '../../shared/config.ts';
import { SITE_ROOT } from '../../shared/site-root.ts';

/** Only for real deployments: developers and demo visitors would see outdated files. */
export function registerServiceWorker({ mockControlUrl }: AppConfig): void {
  if (!import.meta.env.PROD || mockControlUrl !== null || !('serviceWorker' in navigator)) return;
  // Without a worker the app works, but only online.
  const register = () => void navigator.serviceWorker.register(`${SITE_ROOT}sw.js`).catch(() => null);
  // Registers after everything that the first screen needs.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
