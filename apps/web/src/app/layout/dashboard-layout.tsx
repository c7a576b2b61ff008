import { type IconName, Icon, Logo, PageColumn, classNames, navigationClasses } from '@amana/ui';
import { useEffect } from 'react';
import { Link, NavLink, Outlet, useMatch } from 'react-router-dom';
import { useTradesOfOtherTabs } from '../../server-state/invalidate-trades.ts';
import { NotificationBell } from '../../features/notifications/index.ts';
import { forgetDraftsOfOthers } from '../../forms/use-draft.ts';
import { useConfig } from '../../shared/hooks/use-config.ts';
import { PATHS } from '../../shared/paths.ts';
import { useViewerId } from '../../viewer/use-viewer.ts';
import { ConnectionNotice } from '../connection/connection-notice.tsx';
import { SignedInOnly } from '../guard.tsx';
import { SupportButton } from './support-button.tsx';

const LISTS: readonly { to: string; label: string; icon: IconName }[] = [
  { to: PATHS.orders, label: 'Orders', icon: 'clock' },
  { to: PATHS.transactions, label: 'Transactions', icon: 'list' },
  { to: PATHS.disputes, label: 'Disputes', icon: 'warning' },
];

export function DashboardLayout() {
  const viewerId = useViewerId();
  useEffect(() => {
    if (viewerId !== '') forgetDraftsOfOthers(viewerId);
  }, [viewerId]);
  useTradesOfOtherTabs();
  const { productName, logoUrl } = useConfig();
  const isHome = useMatch(PATHS.overview) !== null;
  return (
    <SignedInOnly>
      <PageColumn>
        <ConnectionNotice />
        <div className={navigationClasses.bell}>
          <NotificationBell />
        </div>
        <div className={classNames(navigationClasses.brand, !isHome && navigationClasses.wide)}>
          <Logo name={productName} src={logoUrl} size={24} />
        </div>
        <Outlet />
      </PageColumn>
      <MainNavigation isHome={isHome} />
      <SupportButton />
    </SignedInOnly>
  );
}

function MainNavigation({ isHome }: { isHome: boolean }) {
  const isBelowAccount = useMatch(`${PATHS.account}/*`) !== null;
  const isAccount = useMatch(PATHS.settings) !== null || isBelowAccount;
  return (
    <nav className={navigationClasses.bar} aria-label="Main">
      <NavLink to={PATHS.overview}>
        <Icon name="home" />
        Home
      </NavLink>
      <NavLink to={PATHS.createOrder} className={isHome ? navigationClasses.centre : ''}>
        <Icon name="plus" />
        Create Order
      </NavLink>
      {LISTS.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} className={navigationClasses.wide}>
          <Icon name={icon} />
          {label}
        </NavLink>
      ))}
      <Link to={PATHS.account} aria-current={isAccount ? 'page' : undefined}>
        <Icon name="user" />
        Account
      </Link>
    </nav>
  );
}
