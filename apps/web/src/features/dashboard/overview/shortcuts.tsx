import type { IconName } from '@amana/ui';
import { Icon } from '@amana/ui';
import { Link } from 'react-router-dom';
import { CREATE_ORDER_PATH, DISPUTES_PATH, ORDERS_PATH, TRANSACTIONS_PATH } from '../../../shared/paths.ts';
import styles from './overview.module.css';

const SHORTCUTS: readonly { to: string; label: string; icon: IconName }[] = [
  { to: CREATE_ORDER_PATH, label: 'Create Order', icon: 'plus' },
  { to: TRANSACTIONS_PATH, label: 'Transactions', icon: 'list' },
  { to: ORDERS_PATH, label: 'Pending Orders', icon: 'clock' },
  { to: DISPUTES_PATH, label: 'Disputes', icon: 'warning' },
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
