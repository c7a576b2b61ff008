import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type IconName, Icon } from './icon.tsx';
import styles from './result.module.css';

interface ResultProps {
  title: string;
  icon?: IconName;
  /** One or two links or buttons: what to do next. */
  action?: ReactNode;
  children: ReactNode;
}

/** The outcome of a step that moved money or goods; stays on the page, unlike a toast. */
export function Result({ title, icon = 'check', action, children }: ResultProps) {
  return (
    <section className={styles['result']} aria-label={title}>
      <div className={styles['words']} role="status">
        <span className={classNames('round', styles['mark'])}>
          <Icon name={icon} size={32} />
        </span>
        <h2>{title}</h2>
        {children}
      </div>
      <div className={styles['actions']}>{action}</div>
    </section>
  );
}
