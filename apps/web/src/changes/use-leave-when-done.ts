import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useIsNavigatingAway } from '../shared/hooks/use-is-navigating-away.ts';

let isLeaving = false;

/** Whether the navigation that begins now follows a completed change, so that it loses nothing typed. */
export function isLeavingWhenDone(): boolean {
  return isLeaving;
}

/** Navigates after a change without the question about unsaved changes, unless the person has left the form. */
export function useLeaveWhenDone() {
  const navigate = useNavigate();
  const isNavigatingAway = useIsNavigatingAway();
  return useCallback(
    async (path: string, options?: NavigateOptions): Promise<void> => {
      if (isNavigatingAway()) return;
      isLeaving = true;
      // The router asks its blockers before `navigate` returns.
      const shown = navigate(path, options);
      isLeaving = false;
      await shown;
    },
    [isNavigatingAway, navigate],
  );
}
