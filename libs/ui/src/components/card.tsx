import type { StatusColour } from '@amana/domain';
import type { HTMLAttributes, ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** No padding, for rows that reach the edge. */
  flush?: boolean;
  /** Colours the left edge, for the card that says what happens now. */
  edge?: StatusColour;
  children: ReactNode;
}

export function Card({ flush = false, edge, className, children, ...rest }: CardProps) {
  const style = edge && { borderLeft: `3px solid var(--status-${edge})` };
  return (
    <section
      {...rest}
      style={style}
      className={classNames('framed', styles['card'], flush && styles['flush'], className)}
    >
      {children}
    </section>
  );
}

export function Stack({ gap = 4, children }: { gap?: number; children: ReactNode }) {
  return (
    <div className="column" style={{ gap: gap * 4 }}>
      {children}
    </div>
  );
}
