import { localStore } from '../../storage/storage.ts';
import { STORAGE_KEYS } from '../../storage/storage-keys.ts';

/** Shows the chosen theme, or that of the device until one was chosen. */
export function followTheme(): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const stored = localStore.read(STORAGE_KEYS.theme);
    const preferred = device.matches ? 'dark' : 'light';
    document.documentElement.dataset['theme'] = stored === 'light' || stored === 'dark' ? stored : preferred;
  };
  const watching = new AbortController();
  window.addEventListener('storage', ({ key }) => key === STORAGE_KEYS.theme && show(), watching);
  device.addEventListener('change', show, watching);
  // A page in the back/forward cache received no storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && show(), watching);
  return () => watching.abort();
}
