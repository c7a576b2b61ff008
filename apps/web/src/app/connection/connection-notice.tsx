import { Button, Notice } from '@amana/ui';
import { useUnit } from 'effector-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { $isRefreshDue, $isRefreshUnanswered } from '../../session/index.ts';
import { momentText } from '../../shared/dates/date-text.ts';
import { useToday } from '../../shared/dates/use-today.ts';
import styles from './connection-notice.module.css';
import { $isOutdated } from './newer-version.ts';
import { useFailedRefresh } from './use-failed-refresh.ts';
import { useOnline } from './use-online.ts';

type Place = RefObject<HTMLDivElement | null>;

export function ConnectionNotice() {
  const place: Place = useRef(null);
  return (
    <div ref={place} className={styles['place']} role="status" tabIndex={-1}>
      <Trouble place={place} />
    </div>
  );
}

function Trouble({ place }: { place: Place }) {
  const isOnline = useOnline();
  const failedRefresh = useFailedRefresh();
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
          ? 'The service does not answer. You are still signed in; the page tries again by itself.'
          : 'Your session could not be renewed yet. You are still signed in; the page tries again by itself.'}
      </Notice>
    );
  if (failedRefresh !== null)
    return (
      <Notice
        key="failed refresh"
        tone="warning"
        action={<TroubleButton place={place} text="Retry" onPress={failedRefresh.retry} />}
      >
        <FailedRefresh {...failedRefresh} />
      </Notice>
    );
  if (isOutdated)
    return (
      <Notice
        key="newer version"
        action={<TroubleButton place={place} text="Reload" onPress={() => window.location.reload()} />}
      >
        A new version is ready. Reload when you have finished what you are doing.
      </Notice>
    );
  return null;
}

function FailedRefresh({ shownSince }: { shownSince: number }) {
  const since = momentText(new Date(shownSince).toISOString(), useToday());
  return <>Could not refresh. What you see is from {since}.</>;
}

/** Moves the focus of a removed button to the container. A key per notice keeps a press on Retry from hitting Reload. */
function TroubleButton({ place, text, onPress }: { place: Place; text: string; onPress: () => void }) {
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
