import { useProvidedScope } from 'effector-react';
import { useCallback } from 'react';
import { viewerIdIn } from './session.ts';

/** For callbacks that must know who is signed in before the next render. Reads null while signed out. */
export function useReadViewerId(): () => string | null {
  const scope = useProvidedScope();
  return useCallback(() => (scope === null ? null : viewerIdIn(scope)), [scope]);
}
