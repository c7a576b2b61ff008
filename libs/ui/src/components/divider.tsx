import styles from './divider.module.css';

/** A line with a word in it, between two ways of doing the same: 'OR' (§2). */
export function Divider({ children }: { children: string }) {
  return <p className={styles['divider']}>{children}</p>;
}
