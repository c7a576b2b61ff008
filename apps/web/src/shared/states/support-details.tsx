import { useConfig } from '../hooks/use-config.ts';
import styles from './support-details.module.css';

/** Shows which build runs, where the person may ask support. */
export function VersionDetail() {
  const { release } = useConfig();
  return release === null ? null : <p className={styles['details']}>Version {release}</p>;
}
