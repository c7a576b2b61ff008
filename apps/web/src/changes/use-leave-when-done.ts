import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useIsNavigatingAway } from '../shared/use-is-navigating-away.ts';

let isLeaving = false;

/** Whether the navigation that begins now follows a change that was made, so that nothing typed is lost by it. */
export function isLeavingWhenDone(): boolean {
  return isLeaving;
}

/**
 * Shows another page after a change was made: without a question about unsaved changes, and only if the person has not
 * left the form meanwhile.
 */
export function useLeaveWhenDone() {
  const navigate = useNavigate();
  const isNavigatingAway = useIsNavigatingAway();
  return useCallback(
    async (path: string, options?: NavigateOptions): Promise<void> => {
      if (isNavigatingAway()) return;
      isLeaving = true;
      // The router asks its blockers before it returns.
      const shown = navigate(path, options);
      isLeaving = false;
      await shown;
    },
    [isNavigatingAway, navigate],
  );
}
