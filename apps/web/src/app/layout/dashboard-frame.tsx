import { type IconName, Icon, PageColumn, navigationClasses } from '@amana/ui';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { PATHS } from '../../shared/paths.ts';
import { SupportButton } from './support-button.tsx';

export const PAGE_SKELETON = [44, 180, 120, 240];

export function DashboardFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageColumn>{children}</PageColumn>
      <MainNavigation />
      <SupportButton />
    </>
  );
}

const LISTS: readonly { to: string; label: string; icon: IconName }[] = [
  { to: PATHS.orders, label: 'Orders', icon: 'clock' },
  { to: PATHS.transactions, label: 'Transactions', icon: 'list' },
  { to: PATHS.disputes, label: 'Disputes', icon: 'warning' },
];

function MainNavigation() {
  return (
    <nav className={navigationClasses.bar} aria-label="Main">
      <NavLink to={PATHS.overview}>
        <Icon name="home" />
        Home
      </NavLink>
      <NavLink to={PATHS.createOrder} className={navigationClasses.centre}>
        <Icon name="plus" />
        Create Order
      </NavLink>
      {LISTS.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} className={navigationClasses.wide}>
          <Icon name={icon} />
          {label}
        </NavLink>
      ))}
      <NavLink to={PATHS.account}>
        <Icon name="user" />
        Account
      </NavLink>
    </nav>
  );
}
