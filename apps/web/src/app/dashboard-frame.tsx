import { Icon, PageColumn, navigationClasses } from '@amana/ui';
import type { ReactNode } from 'react';
import { NavLink, matchPath, useLocation } from 'react-router-dom';
import { PATHS } from '../shared/paths.ts';
import { useConfig } from '../shared/use-config.ts';

/** Heights of the skeleton of a page whose chunk is being loaded, in px. */
export const PAGE_SKELETON = [44, 180, 120, 240];

export interface DashboardFrameProps {
  /** A list at the left of the page. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The frame of every signed-in page: navigation and support button. */
export function DashboardFrame({ beside, children }: DashboardFrameProps) {
  return (
    <>
      <PageColumn beside={beside}>{children}</PageColumn>
      <SupportButton />
      <MainNavigation />
    </>
  );
}

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
      <NavLink to={PATHS.account}>
        <Icon name="user" />
        Account
      </NavLink>
    </nav>
  );
}

/** Disputes and chats lead to support by themselves. */
const WITHOUT_SUPPORT = [
  PATHS.disputes,
  PATHS.manageDispute,
  PATHS.lodgeDispute,
  PATHS.chat,
  PATHS.cancelledDispute,
];

/** On all pages except disputes and chats. */
function SupportButton() {
  const { pathname } = useLocation();
  const { supportPhone } = useConfig();
  if (WITHOUT_SUPPORT.some((pattern) => matchPath(pattern, pathname) !== null)) return null;
  return (
    <aside className={navigationClasses.support} aria-label="Support">
      <a
        className={navigationClasses.float}
        href={`https://wa.me/${supportPhone}`}
        target="_blank"
        rel="noreferrer"
        aria-label="Contact support"
      >
        <Icon name="chat" size={24} />
      </a>
    </aside>
  );
}
