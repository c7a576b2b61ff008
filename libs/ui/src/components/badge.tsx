import type { StatusColour } from '../theme/tokens.ts';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

/** A dot and a word: colour is never the only sign. */
export function Badge({ colour, children }: { colour: StatusColour; children: string }) {
  return (
    <span className={classNames(styles['badge'], styles[colour])}>
      <span className={styles['dot']} aria-hidden="true" />
      {children}
    </span>
  );
}
