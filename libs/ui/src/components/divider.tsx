import styles from './divider.module.css';

/** A line with a label, such as 'OR' between two ways to sign in. */
export function Divider({ children }: { children: string }) {
  return <p className={styles['divider']}>{children}</p>;
}
