import { localStore } from '../../storage/storage.ts';
import { STORAGE_KEYS } from '../../storage/storage-keys.ts';

export function followTheme(): () => void {
  const show = () => {
    const stored = localStore.read(STORAGE_KEYS.theme);
    if (stored === 'light' || stored === 'dark') document.documentElement.dataset['theme'] = stored;
  };
  const watching = new AbortController();
  window.addEventListener('storage', ({ key }) => key === STORAGE_KEYS.theme && show(), watching);
  // A page in the back/forward cache received no storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && show(), watching);
  return () => watching.abort();
}
