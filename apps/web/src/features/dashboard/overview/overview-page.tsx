import { type IconName, Columns, Icon, Skeleton } from '@amana/ui';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { BalanceOverview } from './balance-overview.tsx';
import styles from './overview.module.css';
import { PendingTasksSkeleton, PendingTasks } from './pending-tasks.tsx';
import { RecentTransactions } from './recent-transactions.tsx';
import { type PendingTasksState, usePendingTasks } from './use-pending-tasks.ts';
import { Welcome } from './welcome.tsx';

const BALANCES_HEIGHT = 216;

export function OverviewPage() {
  usePageTitle('Home');
  const state = usePendingTasks();
  return (
    <>
      <Welcome isLoading={state.isFirstLoad} />
      <Columns
        main={state.isFirstLoad ? <OverviewSkeleton /> : <OverviewContent {...state} />}
        aside={<RecentTransactions />}
      />
    </>
  );
}

function OverviewContent(state: PendingTasksState) {
  return (
    <>
      <PendingTasks {...state} />
      <BalanceOverview />
      <Shortcuts />
    </>
  );
}

/** Replaced as a whole, so that nothing moves when the number of tasks becomes known. */
function OverviewSkeleton() {
  return (
    <>
      <PendingTasksSkeleton />
      <Skeleton heights={[BALANCES_HEIGHT]} />
      <Shortcuts />
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
