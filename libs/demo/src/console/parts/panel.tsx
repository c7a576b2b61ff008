import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './parts.module.css';

export interface PanelProps {
  title: string;
  /** One sentence: what this is for. */
  text?: string;
  children: ReactNode;
}

/** A part of a section, with a title. */
export function Panel({ title, text, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <h3 id={id} className={styles['title']}>
        {title}
      </h3>
      {text !== undefined && <p className={styles['soft']}>{text}</p>}
      {children}
    </section>
  );
}

/** Buttons beside each other, as many as fit. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className={styles['buttons']}>{children}</div>;
}

/** Shown in place of an empty list. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className={styles['nothing']}>{children}</p>;
}
