import { Skeleton, navigationClasses } from '@amana/ui';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useTradesOfOtherTabs } from '../../changes/invalidate-trades.ts';
import { NotificationBell } from '../../features/notifications/index.ts';
import { forgetDraftsOfOthers } from '../../shared/drafts.ts';
import { useViewerId } from '../../viewer/use-viewer.ts';
import { ConnectionNotice } from '../connection/connection-notice.tsx';
import { UnconfirmedChangeDialog } from '../connection/unconfirmed-change-dialog.tsx';
import { DashboardFrame, PAGE_SKELETON } from './dashboard-frame.tsx';
import { SignedInOnly } from '../guard.tsx';

const LEAVING = (
  <main>
    <Skeleton heights={PAGE_SKELETON} />
  </main>
);

export function DashboardLayout() {
  const viewerId = useViewerId();
  useEffect(() => {
    if (viewerId !== '') forgetDraftsOfOthers(viewerId);
  }, [viewerId]);
  useTradesOfOtherTabs();
  return (
    <SignedInOnly whileLeaving={LEAVING}>
      <DashboardFrame>
        <ConnectionNotice />
        <UnconfirmedChangeDialog />
        <div className={navigationClasses.bell}>
          <NotificationBell />
        </div>
        <Outlet />
      </DashboardFrame>
    </SignedInOnly>
  );
}
