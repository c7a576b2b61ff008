import { Skeleton } from '@amana/ui';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import { type LoaderFunctionArgs, Navigate, Outlet, redirect, useLocation } from 'react-router-dom';
import { $endedBy, $isAuthenticated, publicPageShown } from '../session/index.ts';
import { PATHS } from '../shared/paths.ts';
import type { RouteContext } from '../shared/route-context.ts';
import { withoutSiteRoot } from '../shared/site-root.ts';
import {
  INVITATION_PATH,
  forgetOrderLink,
  isOrderLink,
  readOrderLink,
  rememberOrderLink,
} from '../shared/order-link.ts';

// Guards run on entry only; components handle later changes of the session.
const ON_ENTRY = { shouldRevalidate: () => false };

/** An order link is remembered until its visitor has signed in and opened it. */
export function signedInRoute({ viewerId }: RouteContext) {
  return {
    ...ON_ENTRY,
    loader({ request }: LoaderFunctionArgs) {
      const { pathname, search } = new URL(request.url);
      const address = { pathname: withoutSiteRoot(pathname), search };
      const isSignedIn = viewerId() !== null;
      const isOpened = isOrderLink(address) || readOrderLink() === `${address.pathname}${search}`;
      if (isOpened && isSignedIn) forgetOrderLink();
      else if (isOpened) rememberOrderLink(address);
      if (isSignedIn) return null;
      return redirect(isOrderLink(address) ? INVITATION_PATH : PATHS.login);
    },
  };
}

export function signedOutRoute({ viewerId }: RouteContext) {
  return { ...ON_ENTRY, loader: () => (viewerId() === null ? null : redirect(afterSignIn())) };
}

/** Shows a skeleton until the site root is loaded, which ends the session's page: a form would lose what is typed meanwhile. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const [isSignedIn, endedBy] = useUnit([$isAuthenticated, $endedBy]);
  const address = useLocation();
  useEffect(() => {
    // A visitor who opened an order link with an expired session still wants to see the order.
    if (!isSignedIn && endedBy === 'server' && isOrderLink(address)) rememberOrderLink(address);
  }, [isSignedIn, endedBy, address]);
  if (isSignedIn) return children;
  return (
    <main>
      <Skeleton heights={[44, 180, 120, 240]} />
    </main>
  );
}

/** Redirects after a sign-in, and hides the form, because it could be sent twice. */
export function SignedOutOutlet() {
  return useUnit($isAuthenticated) ? <Navigate to={afterSignIn()} replace /> : <Outlet />;
}

/** Public pages stay open, with typed text, when the server or another tab ends the session. */
export function PublicOutlet() {
  const showPublicPage = useUnit(publicPageShown);
  useEffect(() => {
    showPublicPage(true);
    return () => void showPublicPage(false);
  }, [showPublicPage]);
  return <Outlet />;
}

function afterSignIn(): string {
  return readOrderLink() ?? PATHS.overview;
}
