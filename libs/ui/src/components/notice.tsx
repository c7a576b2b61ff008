import type { ReactNode } from 'react';
import { type IconName, Icon } from './icon.tsx';
import styles from './notice.module.css';

const COLOURS = {
  info: { color: 'var(--ink-soft)', background: 'var(--sunken)' },
  /** For money that is safe. */
  safe: { color: 'var(--primary)', background: 'var(--primary-tint)' },
  warning: { color: 'var(--status-orange)', background: 'var(--status-orange-tint)' },
  danger: { color: 'var(--danger)', background: 'var(--danger-tint)' },
};

const ICONS = { info: 'info', safe: 'shield', warning: 'warning', danger: 'warning' } as const;

interface NoticeProps {
  id?: string | undefined;
  tone?: keyof typeof COLOURS;
  icon?: IconName;
  action?: ReactNode;
  children: ReactNode;
}

export function Notice({ id, tone = 'info', icon, action, children }: NoticeProps) {
  const { color, background } = COLOURS[tone];
  return (
    <div id={id} className={styles['notice']} style={{ background }}>
      <div className={styles['words']}>
        <span style={{ color }}>
          <Icon name={icon ?? ICONS[tone]} />
        </span>
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}
