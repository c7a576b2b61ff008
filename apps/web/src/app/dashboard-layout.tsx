import { Skeleton } from '@amana/ui';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useTradesOfOtherTabs } from '../shared/invalidate-trades.ts';
import { ConnectionNotice } from './connection/connection-notice.tsx';
import { DashboardFrame, PAGE_BONES } from './dashboard-frame.tsx';
import { SignedInOnly } from './guard.tsx';

/** The signed-in screens (§2). */
export function DashboardLayout() {
  useTradesOfOtherTabs();
  return (
    <SignedInOnly>
      <DashboardFrame>
        <ConnectionNotice />
        <Suspense fallback={<Skeleton heights={PAGE_BONES} />}>
          <Outlet />
        </Suspense>
      </DashboardFrame>
    </SignedInOnly>
  );
}
