import { useLocation } from 'react-router-dom';

/** The page that sent the viewer here to set something up, such as an order that waits for approval. */
export function useReturnTo(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  return typeof state.returnTo === 'string' ? state.returnTo : null;
}
