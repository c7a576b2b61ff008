import { useSyncExternalStore } from 'react';

/** From here on the pages have their wide layout, as in the style sheets. */
const WIDE = '(width >= 1100px)';

export function useWideWindow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(WIDE).matches);
}

function watch(notify: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}
