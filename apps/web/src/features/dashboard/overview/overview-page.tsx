import { useGetOverview } from '@amana/api';
import { DASHBOARD_REFRESH_MS } from '@amana/domain';
import { type IconName, Badge, Columns, Icon, Skeleton } from '@amana/ui';
import { Link } from 'react-router-dom';
import { pollEvery } from '../../../server-state/poll-every.ts';
import { PATHS } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { useWideWindow } from '../../../shared/hooks/window-width.ts';
import { ProfileAvatar } from '../../../viewer/profile-picture.tsx';
import { hasCompleteProfile, useProfile, useViewerId } from '../../../viewer/use-viewer.ts';
import { BalanceOverview } from './balance-overview.tsx';
import { DeliveryDone } from './delivery-done.tsx';
import { FirstHome } from './first-home.tsx';
import styles from './overview.module.css';
import { RecentTransactions } from './recent-transactions.tsx';
import { ToDo } from './to-do.tsx';
import { WaitingForOthers } from './waiting-for-others.tsx';

/** The balances, three tasks and the shortcuts; replaced at once, so that nothing moves when the tasks are known. */
const SKELETON_HEIGHTS = [96, 260, 112];
const SHORTCUTS: readonly { to: string; label: string; icon: IconName }[] = [
  { to: PATHS.createOrder, label: 'Create Order', icon: 'plus' },
  { to: PATHS.transactions, label: 'Transactions', icon: 'list' },
  { to: PATHS.orders, label: 'Pending Orders', icon: 'clock' },
  { to: PATHS.disputes, label: 'Disputes', icon: 'warning' },
];

export function OverviewPage() {
  usePageTitle('Home');
  const isWide = useWideWindow();
  const viewerId = useViewerId();
  const query = useGetOverview(viewerId, {
    query: { enabled: viewerId !== '', refetchInterval: pollEvery(DASHBOARD_REFRESH_MS) },
  });
  const overview = query.data?.data;
  const balances = <BalanceOverview query={query} totals={overview} />;
  const shortcuts = (
    <nav className={styles['shortcuts']} aria-label="Shortcuts">
      {SHORTCUTS.map(({ to, label, icon }) => (
        <Link key={to} className={styles['shortcut']} to={to}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
    </nav>
  );
  return (
    <>
      <Welcome />
      <DeliveryDone />
      <Columns
        main={
          query.isFetched ? (
            <>
              {!isWide && balances}
              {overview?.hasOrders === false ? <FirstHome /> : overview && <ToDo {...overview} />}
              {!isWide && shortcuts}
              {overview !== undefined && <WaitingForOthers {...overview} />}
            </>
          ) : (
            <Skeleton heights={SKELETON_HEIGHTS} />
          )
        }
        aside={
          <>
            {isWide && balances}
            {isWide && shortcuts}
            <RecentTransactions />
          </>
        }
      />
    </>
  );
}

function Welcome() {
  const user = useProfile();
  const [firstName = ''] = user?.firstName.trim().split(/\s/u) ?? [];
  return (
    <header className={styles['welcome']}>
      <ProfileAvatar size={48} />
      <div className={styles['greeting']}>
        <h1>{firstName === '' ? 'Welcome' : `Welcome, ${firstName}`}</h1>
        {user !== null &&
          (hasCompleteProfile(user) ? (
            <Badge colour="green">Verified</Badge>
          ) : (
            <Link className={styles['verified']} to={PATHS.editProfile}>
              <Badge colour="yellow">Not Verified: profile incomplete</Badge>
            </Link>
          ))}
      </div>
    </header>
  );
}
