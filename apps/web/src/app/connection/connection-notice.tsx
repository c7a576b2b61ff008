import { Button, Notice } from '@amana/ui';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { type RefObject, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { $isRefreshDue, $isRefreshUnanswered } from '../../session/index.ts';
import { momentText } from '../../shared/dates/date-text.ts';
import { useToday } from '../../shared/dates/use-today.ts';
import { useConfig } from '../../shared/hooks/use-config.ts';
import { useRetryFailed } from '../../shared/hooks/use-retry-failed.ts';
import styles from './connection-notice.module.css';
import { $isOutdated } from './newer-version.ts';
import { useOnline } from './use-online.ts';

type Place = RefObject<HTMLDivElement | null>;

export function ConnectionNotice() {
  const place: Place = useRef(null);
  return (
    <div ref={place} className={styles['place']} role="status" tabIndex={-1}>
      <CurrentNotice place={place} />
    </div>
  );
}

function CurrentNotice({ place }: { place: Place }) {
  const isOnline = useOnline();
  const shownSince = useShownSince();
  const retryFailed = useRetryFailed();
  const { productName } = useConfig();
  const isOutdated = useUnit($isOutdated);
  const [isRefreshDue, isUnanswered] = useUnit([$isRefreshDue, $isRefreshUnanswered]);
  if (!isOnline)
    return (
      <Notice tone="warning">
        You are offline. What you see may be out of date, and nothing can be sent.
      </Notice>
    );
  if (isRefreshDue)
    return (
      <Notice tone="warning">
        {isUnanswered
          ? `${productName} does not answer. You are still signed in; the page tries again by itself.`
          : 'Your session could not be renewed yet. You are still signed in; the page tries again by itself.'}
      </Notice>
    );
  if (shownSince !== Infinity)
    return (
      <Notice
        key="failed refresh"
        tone="warning"
        action={<NoticeButton place={place} text="Retry" onPress={retryFailed} />}
      >
        <ShownSince ms={shownSince} />
      </Notice>
    );
  if (isOutdated)
    return (
      <Notice
        key="newer version"
        action={<NoticeButton place={place} text="Reload" onPress={() => window.location.reload()} />}
      >
        A new version is ready. Reload when you have finished what you are doing.
      </Notice>
    );
  return null;
}

function ShownSince({ ms }: { ms: number }) {
  return `Could not refresh. What you see is from ${momentText(new Date(ms).toISOString(), useToday())}.`;
}

/** Moves the focus of a removed button to the container. A key per notice keeps a press on Retry from hitting Reload. */
function NoticeButton({ place, text, onPress }: { place: Place; text: string; onPress: () => void }) {
  useLayoutEffect(() => {
    const home = place.current;
    return () => {
      if (home?.contains(document.activeElement) === true) home.focus({ preventScroll: true });
    };
  }, [place]);
  return (
    <Button variant="secondary" onClick={onPress}>
      {text}
    </Button>
  );
}

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
  return state.status === 'error' && state.data !== undefined && meta?.['isOfNobody'] !== true;
}
