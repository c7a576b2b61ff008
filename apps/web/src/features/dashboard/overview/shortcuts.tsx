import type { IconName } from '@amana/ui';
import { Icon } from '@amana/ui';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../shared/paths.ts';
import styles from './overview.module.css';

const SHORTCUTS: readonly { to: string; label: string; icon: IconName }[] = [
  { to: PATHS.createOrder, label: 'Create Order', icon: 'plus' },
  { to: PATHS.transactions, label: 'Transactions', icon: 'list' },
  { to: PATHS.orders, label: 'Pending Orders', icon: 'clock' },
  { to: PATHS.disputes, label: 'Disputes', icon: 'warning' },
];

export function Shortcuts() {
  return (
    <nav className={styles['shortcuts']} aria-label="Shortcuts">
      {SHORTCUTS.map(({ to, label, icon }) => (
        <Link key={to} className={styles['shortcut']} to={to}>
          <Icon name={icon} size={24} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
