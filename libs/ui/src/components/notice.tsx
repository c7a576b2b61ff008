import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type IconName, Icon } from './icon.tsx';
import styles from './notice.module.css';

export interface NoticeProps {
  id?: string | undefined;
  tone?: 'info' | 'warning' | 'danger';
  icon?: IconName;
  action?: ReactNode;
  children: ReactNode;
}

export function Notice({ id, tone = 'info', icon, action, children }: NoticeProps) {
  return (
    <div id={id} className={classNames(styles['notice'], styles[tone])}>
      <div className={styles['words']}>
        <Icon name={icon ?? (tone === 'info' ? 'info' : 'warning')} />
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}
