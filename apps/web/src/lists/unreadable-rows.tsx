import styles from './list-row.module.css';

export const UNREADABLE_ENTRY = 'This entry cannot be read';

export function UnreadableRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <p
      key={index}
      className={styles['row']}
    >{`${UNREADABLE_ENTRY}. If this happens again, contact support.`}</p>
  ));
}
