import type { HTMLAttributes, ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** No padding, for rows that reach the edge. */
  flush?: boolean;
  children: ReactNode;
}

export function Card({ flush = false, className, children, ...rest }: CardProps) {
  return (
    <section {...rest} className={classNames('framed', styles['card'], flush && styles['flush'], className)}>
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
