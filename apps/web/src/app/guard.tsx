import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { $isAuthenticated } from '../session/index.ts';
import { PATHS } from '../shared/paths.ts';
import { forgetOrderLink, isOrderLink, readOrderLink, rememberOrderLink } from './order-link.ts';

/**
 * §2: a dashboard route needs a signed-in user; an order link is remembered for afterwards (decision D9). A session that
 * ends here leads to the site root (§4), where the page is about to be loaded anew.
 */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const isAuthenticated = useUnit($isAuthenticated);
  const [wasSignedIn] = useState(isAuthenticated);
  const location = useLocation();
  const hasArrived = isAuthenticated && isOrderLink(location);
  useEffect(() => {
    if (hasArrived) forgetOrderLink();
  }, [hasArrived]);
  if (isAuthenticated) return children;
  if (isOrderLink(location)) rememberOrderLink(location);
  return <Navigate to={wasSignedIn ? PATHS.root : PATHS.login} replace />;
}

/**
 * Decision D16: who is signed in has no business on the screens for signing in and up. This is also the way in after a sign-in: to the
 * order whose link was opened, else to the overview (decision D9).
 */
export function SignedOutOutlet() {
  const isAuthenticated = useUnit($isAuthenticated);
  return isAuthenticated ? <Navigate to={readOrderLink() ?? PATHS.overview} replace /> : <Outlet />;
}
