import type { ReactNode } from 'react';
import styles from './action-row.module.css';

/** The buttons of a page, in a row that wraps. */
export function ActionRow({ children }: { children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}
