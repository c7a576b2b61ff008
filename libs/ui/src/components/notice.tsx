import type { ReactNode } from 'react';
import { type IconName, Icon } from './icon.tsx';
import styles from './notice.module.css';

const COLOURS = { info: 'primary', warning: 'status-orange', danger: 'danger' };

interface NoticeProps {
  id?: string | undefined;
  tone?: keyof typeof COLOURS;
  icon?: IconName;
  action?: ReactNode;
  children: ReactNode;
}

export function Notice({ id, tone = 'info', icon, action, children }: NoticeProps) {
  const colour = `--${COLOURS[tone]}`;
  return (
    <div id={id} className={styles['notice']} style={{ background: `var(${colour}-tint)` }}>
      <div className={styles['words']}>
        <span style={{ color: `var(${colour})` }}>
          <Icon name={icon ?? (tone === 'info' ? 'info' : 'warning')} />
        </span>
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}
