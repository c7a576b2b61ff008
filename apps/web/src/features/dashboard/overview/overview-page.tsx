import { type IconName, Columns, Icon } from '@amana/ui';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { BalanceOverview } from './balance-overview.tsx';
import styles from './overview.module.css';
import { RecentTransactions } from './recent-transactions.tsx';
import { Welcome } from './welcome.tsx';

export function OverviewPage() {
  usePageTitle('Home');
  return (
    <>
      <Welcome />
      <Columns
        main={
          <>
            <BalanceOverview />
            <Shortcuts />
          </>
        }
        aside={<RecentTransactions />}
      />
    </>
  );
}

const SHORTCUTS: readonly { to: string; label: string; icon: IconName }[] = [
  { to: PATHS.createOrder, label: 'Create Order', icon: 'plus' },
  { to: PATHS.transactions, label: 'Transactions', icon: 'list' },
  { to: PATHS.orders, label: 'Pending Orders', icon: 'clock' },
  { to: PATHS.disputes, label: 'Disputes', icon: 'warning' },
];

function Shortcuts() {
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
