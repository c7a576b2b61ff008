import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

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
  const isShown = useRef(true);
  // At once, because an answer may come before effects are cleaned up.
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(
    async (path: string, options?: NavigateOptions): Promise<void> => {
      if (!isShown.current) return;
      isLeaving = true;
      // The router asks its blockers before it returns.
      const shown = navigate(path, options);
      isLeaving = false;
      await shown;
    },
    [navigate],
  );
}
