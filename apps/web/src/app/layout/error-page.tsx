import { ErrorState, Skeleton } from '@amana/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { VersionDetail } from '../../shared/states/support-details.tsx';
import { reloadIfReachable, reloadOnceReachable } from '../../shared/reload-if-reachable.ts';
import { useTabTitle } from '../../shared/hooks/use-page-title.ts';
import { checkVersionFx } from '../connection/newer-version.ts';
import { useOnline } from '../connection/use-online.ts';

const WORDS = {
  // No notice may be above.
  offline: {
    title: 'No connection',
    text: 'This device is offline. The page is loaded when it has a connection.',
  },
  missing: { title: 'This page could not be loaded', text: 'Try again in a moment.' },
  outdated: {
    title: 'This page is outdated',
    text: 'A newer version is ready. Reload the page.',
    button: 'Reload',
  },
  fault: { title: 'This page has a fault', text: 'If it happens again, contact support.' },
};

const PAGE_SKELETON = [44, 180, 120];

export function RouteErrorPage() {
  return <ErrorPage error={useRouteError()} />;
}

/** A chunk that a newer deployment has replaced needs a reload, which the visitor starts. */
export function ErrorPage({ error }: { error: unknown }) {
  const isOnline = useOnline();
  const checkVersion = useUnit(checkVersionFx);
  const isMissing = isMissingChunk(error);
  const [isOutdated, setOutdated] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isMissing) return;
    const shown = new AbortController();
    const again = (): void => void reloadOnceReachable(shown.signal);
    void checkVersion().then(setOutdated);
    window.addEventListener('online', again, { once: true, signal: shown.signal });
    return () => shown.abort();
  }, [isMissing, checkVersion]);
  const missing = isOutdated === true ? WORDS.outdated : WORDS[isOnline ? 'missing' : 'offline'];
  const words = isMissing ? missing : WORDS.fault;
  useTabTitle(words.title);
  if (isMissing && isOutdated === null) return <Skeleton heights={PAGE_SKELETON} />;
  return (
    <ErrorState level={1} {...words} onRetry={() => void reloadIfReachable()}>
      <VersionDetail />
    </ErrorState>
  );
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed/i.test(error.message);
}
