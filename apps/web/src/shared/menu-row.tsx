import type { IconName } from '@amana/ui';
import { Icon, classNames } from '@amana/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './menu-row.module.css';

interface MenuRowProps {
  icon: IconName;
  children: ReactNode;
}

export function MenuLink({ to, icon, children }: MenuRowProps & { to: string }) {
  return (
    <Link className={styles['row']} to={to}>
      <Icon name={icon} />
      <span className={styles['label']}>{children}</span>
      <Icon name="forward" size={16} />
    </Link>
  );
}

export function MenuExternalLink({ href, icon, children }: MenuRowProps & { href: string }) {
  return (
    <a className={styles['row']} href={href} target="_blank" rel="noreferrer">
      <Icon name={icon} />
      <span className={styles['label']}>{children}</span>
      <Icon name="forward" size={16} />
    </a>
  );
}

export function MenuButton({
  icon,
  isDanger = false,
  onPress,
  children,
}: MenuRowProps & { isDanger?: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className={classNames(styles['row'], isDanger && styles['danger'])}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span className={styles['label']}>{children}</span>
    </button>
  );
}

/** For a feature that the product does not have yet. */
export function MenuComing({ icon, children }: MenuRowProps) {
  return (
    <div className={styles['row']}>
      <Icon name={icon} />
      <span className={styles['label']}>{children}</span>
      <span className={styles['coming']}>Coming soon</span>
    </div>
  );
}

export function MenuSetting({ children }: { children: ReactNode }) {
  return (
    <div className={styles['row']}>
      <div className={styles['label']}>{children}</div>
    </div>
  );
}
