import { Button, Notice } from '@amana/ui';
import styles from './connection-notice.module.css';

/** What a painted screen says when the application did not come. The script of index.html makes its button work. */
export function StartFailed() {
  return (
    <div className={styles['place']} role="alert">
      <Notice tone="warning" action={<Button variant="secondary">Retry</Button>}>
        Something went wrong. Check your connection and try again.
      </Notice>
    </div>
  );
}
