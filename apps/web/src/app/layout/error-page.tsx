import { ErrorState } from '@amana/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { VersionDetail } from '../../server-state/failure-state.tsx';
import { useTabTitle } from '../../shared/hooks/use-page-title.ts';
import { reloadIfReachable, reloadOnceReachable } from '../../shared/reload-if-reachable.ts';
import { useOnline } from '../connection/connection-notice.tsx';

const WORDS = {
  // No notice may be above.
  offline: {
    title: 'No connection',
    text: 'This device is offline. The page is loaded when it has a connection.',
  },
  missing: { title: 'This page could not be loaded', text: 'Try again in a moment.' },
  fault: { title: 'This page has a fault', text: 'If it happens again, contact support.' },
};

export function RouteErrorPage() {
  return <ErrorPage error={useRouteError()} />;
}

/** A reload also gets a chunk that a newer deployment has replaced. */
export function ErrorPage({ error }: { error: unknown }) {
  const isOnline = useOnline();
  const isMissing = isMissingChunk(error);
  useEffect(() => {
    if (!isMissing) return;
    const shown = new AbortController();
    const again = (): void => void reloadOnceReachable(shown.signal);
    window.addEventListener('online', again, { once: true, signal: shown.signal });
    return () => shown.abort();
  }, [isMissing]);
  const missing = isOnline ? WORDS.missing : WORDS.offline;
  const words = isMissing ? missing : WORDS.fault;
  useTabTitle(words.title);
  return (
    <ErrorState level={1} {...words} onRetry={() => void reloadIfReachable()}>
      <VersionDetail />
    </ErrorState>
  );
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed/i.test(error.message);
}
