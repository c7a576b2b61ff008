import { ErrorState } from '@amana/ui';
import { useRouteError } from 'react-router-dom';

const RELOADED_KEY = 'reloadedFor';

/**
 * Where a route failed to load or to render. A chunk that a newer deployment has replaced is fetched by reloading the
 * page, once.
 */
export function ErrorPage() {
  const error = useRouteError();
  if (isMissingChunk(error) && reloadOnce()) return null;
  return <ErrorState onRetry={() => window.location.reload()} />;
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed/i.test(error.message);
}

function reloadOnce(): boolean {
  const address = window.location.href;
  if (sessionStorage.getItem(RELOADED_KEY) === address) return false;
  sessionStorage.setItem(RELOADED_KEY, address);
  window.location.reload();
  return true;
}
