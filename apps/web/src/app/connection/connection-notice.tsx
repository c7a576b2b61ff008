import { type FailureKind, isApiError } from '@amana/api';
import { Button, KeepFocus, Notice } from '@amana/ui';
import { type Query, onlineManager, useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useCallback, useSyncExternalStore } from 'react';
import { $refreshFailure } from '../../session/index.ts';
import { momentText } from '../../shared/dates/date-text.ts';
import { useToday } from '../../shared/dates/use-today.ts';
import { useConfig } from '../../shared/hooks/use-config.ts';
import { useRetryFailed } from '../../server-state/use-retry-failed.ts';
import styles from './connection-notice.module.css';

const NO_ANSWER: ReadonlySet<FailureKind> = new Set(['offline', 'network', 'timeout']);

/** Takes the focus of the button of a notice that is gone. */
const findPlace = (area: HTMLElement) => area.closest<HTMLElement>('[role="status"]');

export function ConnectionNotice() {
  return (
    <div className={styles['place']} role="status">
      <CurrentNotice />
    </div>
  );
}

function CurrentNotice() {
  const isOnline = useOnline();
  const shownSince = useShownSince();
  const today = useToday();
  const retryFailed = useRetryFailed();
  const { productName } = useConfig();
  const refreshFailure = useUnit($refreshFailure);
  if (!isOnline)
    return (
      <Notice tone="warning">
        You are offline. What you see may be out of date, and nothing can be sent.
      </Notice>
    );
  if (refreshFailure !== null)
    return (
      <Notice tone="warning">
        {isApiError(refreshFailure) && NO_ANSWER.has(refreshFailure.kind)
          ? `${productName} does not answer. You are still signed in; the page tries again by itself.`
          : 'Your session could not be renewed yet. You are still signed in; the page tries again by itself.'}
      </Notice>
    );
  if (shownSince !== Infinity)
    return (
      <Notice
        tone="warning"
        action={
          <KeepFocus findHome={findPlace}>
            <Button variant="secondary" onClick={retryFailed}>
              Retry
            </Button>
          </KeepFocus>
        }
      >
        {`Could not refresh. What you see is from ${momentText(new Date(shownSince).toISOString(), today)}.`}
      </Notice>
    );
  return null;
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribeOnline, () => onlineManager.isOnline());
}

const subscribeOnline = (notify: () => void) => onlineManager.subscribe(notify);

/** When the oldest data on the page that could not be refreshed was loaded, in ms since 1970; Infinity if none. */
function useShownSince(): number {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((notify: () => void) => cache.subscribe(notify), [cache]);
  const oldest = () =>
    Math.min(
      ...cache.findAll({ type: 'active', predicate: isStale }).map(({ state }) => state.dataUpdatedAt),
    );
  return useSyncExternalStore(subscribe, oldest, oldest);
}

/**
 * Succeeded before and failed when read again. A page itself shows a query that never succeeded, or that belongs to no
 * session.
 */
function isStale({ state, meta }: Query): boolean {
  return state.status === 'error' && state.data !== undefined && meta?.['survivesSignOut'] !== true;
}
