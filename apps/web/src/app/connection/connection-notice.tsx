import { Button, Notice } from '@amana/ui';
import { useUnit } from 'effector-react';
import { timeText } from '../../shared/date-text.ts';
import styles from './connection-notice.module.css';
import { $isReplaced } from './deployment.ts';
import { useFailedRefresh } from './use-failed-refresh.ts';
import { useOnline } from './use-online.ts';

/** Says what stands between the screen and the truth: no network, data that could not be read again, an older build. */
export function ConnectionNotice() {
  return (
    <div className={styles['place']} role="status">
      <Trouble />
    </div>
  );
}

function Trouble() {
  const isOnline = useOnline();
  const failedRefresh = useFailedRefresh();
  const isReplaced = useUnit($isReplaced);
  if (!isOnline)
    return (
      <Notice tone="warning">
        You are offline. What you see may be out of date, and nothing can be sent.
      </Notice>
    );
  if (failedRefresh !== null)
    return (
      <Notice tone="warning">
        <div className={styles['trouble']}>
          Could not refresh. What you see is from {timeText(new Date(failedRefresh.shownSince).toISOString())}
          .
          <Button variant="secondary" onClick={failedRefresh.retry}>
            Retry
          </Button>
        </div>
      </Notice>
    );
  if (isReplaced)
    return (
      <Notice>
        <div className={styles['trouble']}>
          A new version is ready. Reload when you have finished what you are doing.
          <Button variant="secondary" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </div>
      </Notice>
    );
  return null;
}
