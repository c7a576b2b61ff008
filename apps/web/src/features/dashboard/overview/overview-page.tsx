import { type IconName, Columns, Icon, Skeleton } from '@amana/ui';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { BalanceOverview } from './balance-overview.tsx';
import { DeliveryResult } from './delivery-result.tsx';
import { FirstHome } from './first-home.tsx';
import styles from './overview.module.css';
import { PendingTasks } from './pending-tasks.tsx';
import { RecentTransactions } from './recent-transactions.tsx';
import { useHomeTasks } from './use-home-tasks.ts';
import { WaitingForOthers } from './waiting-for-others.tsx';
import { Welcome } from './welcome.tsx';

/** Two tasks, the balances and the shortcuts; replaced at once, so that nothing moves when the tasks are known. */
const SKELETON_HEIGHTS = [310, 216, 92];
const SHORTCUTS: readonly { to: string; label: string; icon: IconName }[] = [
  { to: PATHS.createOrder, label: 'Create Order', icon: 'plus' },
  { to: PATHS.transactions, label: 'Transactions', icon: 'list' },
  { to: PATHS.orders, label: 'Pending Orders', icon: 'clock' },
  { to: PATHS.disputes, label: 'Disputes', icon: 'warning' },
];

export function OverviewPage() {
  usePageTitle('Home');
  const state = useHomeTasks();
  return (
    <>
      <Welcome />
      <DeliveryResult />
      <Columns
        main={
          state.isFirstLoad ? (
            <Skeleton heights={SKELETON_HEIGHTS} />
          ) : (
            <>
              {state.tasks?.isNewcomer === true && <FirstHome />}
              <PendingTasks {...state} />
              <WaitingForOthers {...state} />
              <BalanceOverview />
              <nav className={styles['shortcuts']} aria-label="Shortcuts">
                {SHORTCUTS.map(({ to, label, icon }) => (
                  <Link key={to} className={styles['shortcut']} to={to}>
                    <Icon name={icon} size={24} />
                    {label}
                  </Link>
                ))}
              </nav>
            </>
          )
        }
        aside={<RecentTransactions />}
      />
    </>
  );
}
