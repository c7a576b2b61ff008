import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The state that the navigation to this page handed over, or null. It is removed from the history entry, so that Back,
 * Forward and a reload do not show it again.
 */
export function useNavigationState<State>(isState: (state: unknown) => state is State): State | null {
  const location = useLocation();
  const navigate = useNavigate();
  const [handed] = useState(() => {
    const state: unknown = location.state;
    return isState(state) ? state : null;
  });
  const isHanded = handed !== null;
  const forget = useEffectEvent(() => {
    const { pathname, search } = location;
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state: null });
  });
  useEffect(() => {
    if (isHanded) forget();
  }, [isHanded]);
  return handed;
}
