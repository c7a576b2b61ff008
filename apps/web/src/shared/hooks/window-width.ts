import { useCallback, useSyncExternalStore } from 'react';

/** Wide enough for tables. */
export function useWideWindow(): boolean {
  return useMedia('(width >= 1100px)');
}

export function usePhoneWindow(): boolean {
  return !useMedia('(width >= 768px)');
}

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
