import type { StatusColour } from '@amana/domain';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

/** The text says what the colour means, because colour must not be the only sign. */
export function Badge({ colour, children }: { colour: StatusColour; children: string }) {
  return (
    <span className={classNames(styles['badge'], styles[colour])}>
      <span className={styles['dot']} aria-hidden="true" />
      {children}
    </span>
  );
}
