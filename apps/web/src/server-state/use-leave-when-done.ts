import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useIsNavigatingAway } from '../shared/hooks/use-is-navigating-away.ts';

/** Whether a navigation with this state follows a completed change, so that it loses nothing typed. */
export function followsChange(state: unknown): boolean {
  return Reflect.get(Object(state), 'followsChange') === true;
}

/** Navigates after a change without the question about unsaved changes, unless the person has left the form. */
export function useLeaveWhenDone() {
  const navigate = useNavigate();
  const isNavigatingAway = useIsNavigatingAway();
  return useCallback(
    async (path: string, options: NavigateOptions = {}): Promise<void> => {
      if (isNavigatingAway()) return;
      const state = { ...(options.state as object | undefined), followsChange: true };
      await navigate(path, { ...options, state });
    },
    [isNavigatingAway, navigate],
  );
}
