import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { forgetFailedPages } from '../shared/navigation/lazy-page.tsx';
import { ErrorPage } from './error-page.tsx';

/** Where a page fails to load or to draw, something stands in its place, until another address is asked for. */
export function RouteErrors() {
  const { key } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={ErrorPage} resetKeys={[key]} onReset={forgetFailedPages}>
      <Outlet />
    </ErrorBoundary>
  );
}
