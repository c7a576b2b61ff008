import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 1100px)';

export function useWideWindow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(WIDE).matches);
}

function watch(notify: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}
