import { Skeleton } from '@amana/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { FailureState } from '../shared/failure-state.tsx';
import { $isReplaced, reloadIfReachable, reloadIfReplaced } from './connection/deployment.ts';
import { useOnline } from './connection/use-online.ts';

/** Heights of the skeleton shown while the cause is looked up, in px. */
const PAGE_SKELETON = [44, 180, 120];

export function RouteErrorPage() {
  return <ErrorPage error={useRouteError()} />;
}

/**
 * Where a route failed to load or to render. A chunk that a newer deployment has replaced is fetched by reloading the
 * page, once; one that the network failed to bring, when there is a network again.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const isReplaced = useUnit($isReplaced);
  const isOnline = useOnline();
  const [isRecovering, setRecovering] = useState(() => isMissingChunk(error));
  useEffect(() => {
    if (!isMissingChunk(error)) return;
    const again = (): void => void reloadIfReachable();
    void reloadIfReplaced().then(setRecovering);
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
    };
  }, [error]);
  if (isRecovering) return <Skeleton heights={PAGE_SKELETON} />;
  const unreachable = isOnline ? 'network' : 'offline';
  const missing = isReplaced ? 'outdated' : unreachable;
  const cause = isMissingChunk(error) ? missing : undefined;
  return <FailureState error={error} cause={cause} onRetry={() => void reloadIfReachable()} />;
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed/i.test(error.message);
}
