import styles from './list-row.module.css';

/** In place of what a row or a message says. */
export const UNREADABLE_ENTRY = 'This entry cannot be read';

/** In place of a row in a list. */
export const UNREADABLE_ROW = `${UNREADABLE_ENTRY}. If this happens again, contact support.`;

/** In place of a row of which the service sent too little to show it; the other rows stay. */
export function UnreadableRow() {
  return <p className={styles['row']}>{UNREADABLE_ROW}</p>;
}
