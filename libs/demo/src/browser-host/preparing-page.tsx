import { Spinner } from '@amana/ui';
import styles from './host-page.module.css';

/** The first visit, until the worker has its world: a second or two. */
export function PreparingPage() {
  return (
    <main className={styles['page']} role="status">
      <Spinner />
      Preparing the demo…
    </main>
  );
}
