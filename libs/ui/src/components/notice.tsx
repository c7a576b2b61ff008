import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

export interface NoticeProps {
  tone?: 'info' | 'warning';
  icon?: IconName;
  children: ReactNode;
}

/** A sentence that should not be missed. */
export function Notice({ tone = 'info', icon, children }: NoticeProps) {
  return (
    <div className={classNames(styles['notice'], tone === 'warning' && styles['warning'])}>
      <Icon name={icon ?? (tone === 'warning' ? 'warning' : 'info')} />
      <div>{children}</div>
    </div>
  );
}
