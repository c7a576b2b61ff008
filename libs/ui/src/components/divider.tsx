import { classNames } from './class-names.ts';
import styles from './divider.module.css';

export function Divider({ children }: { children: string }) {
  return <p className={classNames('small-print', styles['divider'])}>{children}</p>;
}
