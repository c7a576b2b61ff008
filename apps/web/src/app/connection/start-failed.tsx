import { Button, Notice } from '@amana/ui';
import styles from './connection-notice.module.css';

/** Shown above the app shell if the application could not be loaded. The boot script makes its button work. */
export function StartFailed() {
  return (
    <div className={styles['place']} role="alert">
      <Notice tone="warning" action={<Button variant="secondary">Retry</Button>}>
        Something went wrong. Check your connection and try again.
      </Notice>
    </div>
  );
}
