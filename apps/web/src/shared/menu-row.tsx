import { type IconName, Icon, classNames } from '@amana/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './menu-row.module.css';

interface MenuRowProps {
  icon: IconName;
  label: string;
}

const FORWARD = <Icon name="forward" size={16} />;

export function MenuLink({ to, ...row }: MenuRowProps & { to: string }) {
  return (
    <Link className={styles['row']} to={to}>
      <Content {...row} end={FORWARD} />
    </Link>
  );
}

export function MenuExternalLink({ href, ...row }: MenuRowProps & { href: string }) {
  return (
    <a className={styles['row']} href={href} target="_blank" rel="noreferrer">
      <Content {...row} end={FORWARD} />
    </a>
  );
}

type MenuButtonProps = MenuRowProps & { isDanger?: boolean; onPress: () => void };

export function MenuButton({ isDanger = false, onPress, ...row }: MenuButtonProps) {
  const className = classNames(styles['row'], isDanger && styles['danger']);
  return (
    <button type="button" className={className} onClick={onPress}>
      <Content {...row} />
    </button>
  );
}

/** For a feature that does not exist yet. */
export function MenuComing(row: MenuRowProps) {
  return (
    <div className={classNames(styles['row'], styles['coming'])}>
      <Content {...row} end="Coming soon" />
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

function Content({ icon, label, end }: MenuRowProps & { end?: ReactNode }) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles['label']}>{label}</span>
      {end}
    </>
  );
}
