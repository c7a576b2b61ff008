import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './result.module.css';

interface ResultProps {
  title: string;
  /** One or two links or buttons: what to do next. */
  action?: ReactNode;
  children: ReactNode;
}

/** The outcome of a step that moved money or goods; stays on the page, unlike a toast. */
export function Result({ title, action, children }: ResultProps) {
  return (
    <section className={styles['result']} aria-label={title}>
      <div className={styles['words']} role="status">
        <span className={styles['mark']}>
          <Icon name="check" size={28} />
        </span>
        <h2>{title}</h2>
        {children}
      </div>
      <div className={styles['actions']}>{action}</div>
    </section>
  );
}
