import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type IconName, Icon } from './icon.tsx';
import styles from './notice.module.css';

export interface NoticeProps {
  tone?: 'info' | 'warning';
  icon?: IconName;
  /** A button beside the text, or beneath it on narrow screens. */
  action?: ReactNode;
  children: ReactNode;
}

/** A highlighted message. */
export function Notice({ tone = 'info', icon, action, children }: NoticeProps) {
  return (
    <div className={classNames(styles['notice'], tone === 'warning' && styles['warning'])}>
      <div className={styles['words']}>
        <Icon name={icon ?? (tone === 'warning' ? 'warning' : 'info')} />
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}
