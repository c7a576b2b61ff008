import styles from './list-row.module.css';

/** Replaces the text of a row or a message. */
export const UNREADABLE_ENTRY = 'This entry cannot be read';

/** One line for each row of which the service sent too little to show it, below the other rows. */
export function UnreadableRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <p
      key={index}
      className={styles['row']}
    >{`${UNREADABLE_ENTRY}. If this happens again, contact support.`}</p>
  ));
}
