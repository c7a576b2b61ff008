import { Button, Notice } from '@amana/ui';
import styles from './connection-notice.module.css';

/** Shown above the app shell if the application could not be loaded. The boot script makes its button work. */
export function StartFailed() {
  return (
    <div className={styles['place']} role="alert">
      <Notice tone="warning" action={<Button variant="secondary">Try again</Button>}>
        The app could not be loaded.
      </Notice>
    </div>
  );
}
