import styles from './divider.module.css';

export function Divider({ children }: { children: string }) {
  return <p className={styles['divider']}>{children}</p>;
}
