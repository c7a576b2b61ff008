import { Skeleton } from '@amana/ui';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useTradesOfOtherTabs } from '../shared/invalidate-trades.ts';
import { ConnectionNotice } from './connection/connection-notice.tsx';
import { UnconfirmedChangeDialog } from './connection/unconfirmed-change-dialog.tsx';
import { DashboardFrame, PAGE_SKELETON } from './dashboard-frame.tsx';
import { SignedInOnly } from './guard.tsx';

/** The layout of every signed-in page. */
export function DashboardLayout() {
  useTradesOfOtherTabs();
  return (
    <SignedInOnly>
      <DashboardFrame>
        <ConnectionNotice />
        <UnconfirmedChangeDialog />
        <Suspense fallback={<Skeleton heights={PAGE_SKELETON} />}>
          <Outlet />
        </Suspense>
      </DashboardFrame>
    </SignedInOnly>
  );
}
