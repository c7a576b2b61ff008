import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import {
  type LoaderFunction,
  type RouteObject,
  Navigate,
  Outlet,
  redirect,
  useLocation,
} from 'react-router-dom';
import {
  $isAuthenticated,
  $isEndedByServer,
  $isLeaving,
  publicPageLeft,
  publicPageOpened,
} from '../session/index.ts';
import { PATHS } from '../shared/paths.ts';
import type { RouteContext } from '../shared/route-context.ts';
import { withoutSiteRoot } from '../shared/site-root.ts';
import { forgetOrderLink, isOrderLink, readOrderLink, rememberOrderLink } from '../shared/order-link.ts';

/** Both guards look at a visitor on the way in; what happens later is up to the components below. */
type GuardedRoute = Pick<RouteObject, 'loader' | 'shouldRevalidate'>;

/** Signed-out visitors go to the sign-in screen; an order link is remembered until its visitor is signed in and there. */
export function signedInRoute({ viewerId }: RouteContext): GuardedRoute {
  const loader: LoaderFunction = ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const address = { pathname: withoutSiteRoot(pathname), search };
    const isSignedIn = viewerId() !== null;
    const isOpened = isOrderLink(address) || readOrderLink() === `${address.pathname}${search}`;
    if (isOpened && isSignedIn) forgetOrderLink();
    else if (isOpened) rememberOrderLink(address);
    return isSignedIn ? null : redirect(PATHS.login);
  };
  return { loader, shouldRevalidate: () => false };
}

/** Signed-in visitors have nothing to do on the screens for signing in and up. */
export function signedOutRoute({ viewerId }: RouteContext): GuardedRoute {
  const loader: LoaderFunction = () => (viewerId() === null ? null : redirect(afterSignIn()));
  return { loader, shouldRevalidate: () => false };
}

export interface SignedInOnlyProps {
  children: ReactNode;
  /** Shown until the site root is loaded: what is typed into a form meanwhile would be lost. */
  whileLeaving: ReactNode;
}

/** A session that ends while a page is open leads to the site root, which is loaded again. */
export function SignedInOnly({ children, whileLeaving }: SignedInOnlyProps) {
  const [isSignedIn, isEndedByServer, isLeaving] = useUnit([$isAuthenticated, $isEndedByServer, $isLeaving]);
  const address = useLocation();
  useEffect(() => {
    // Whoever opened an order link with a session that had ended still wants to see the order.
    if (!isSignedIn && isEndedByServer && isOrderLink(address)) rememberOrderLink(address);
  }, [isSignedIn, isEndedByServer, address]);
  if (isSignedIn) return children;
  return isLeaving ? whileLeaving : <Navigate to={PATHS.root} replace />;
}

/** The way in after a sign-in; without the form, which could otherwise be sent twice. */
export function SignedOutOutlet() {
  return useUnit($isAuthenticated) ? <Navigate to={afterSignIn()} replace /> : <Outlet />;
}

/** Pages that are open to everyone stay, with what was typed, when a session ends by itself. */
export function PublicOutlet() {
  useEffect(() => {
    publicPageOpened();
    return () => publicPageLeft();
  }, []);
  return <Outlet />;
}

/** The order whose link was opened or for which the account is switched, else the overview. */
function afterSignIn(): string {
  return readOrderLink() ?? PATHS.overview;
}
