import styles from './list-row.module.css';

/** In place of a row of which the service sent too little to show it; the other rows stay. */
export function UnreadableRow() {
  return <p className={styles['row']}>This entry cannot be read. If this happens again, contact support.</p>;
}
