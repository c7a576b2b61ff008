import type { StatusColour } from '@amana/domain';
import { classNames } from './class-names.ts';
import styles from './badge.module.css';

/** The text states the meaning of the colour, because colour must not be the only sign. */
export function Badge({ colour, children }: { colour: StatusColour; children: string }) {
  const style = { background: `var(--status-${colour}-tint)`, color: `var(--status-${colour})` };
  return (
    <span className={classNames('badge', styles['badge'])} style={style} translate="no">
      {children}
    </span>
  );
}
