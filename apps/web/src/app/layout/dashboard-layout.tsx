import { Skeleton, navigationClasses } from '@amana/ui';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useTradesOfOtherTabs } from '../../changes/invalidate-trades.ts';
import { NotificationBell } from '../../features/notifications/index.ts';
import { STORAGE_KEYS } from '../../storage/storage-keys.ts';
import { tabStore } from '../../storage/storage.ts';
import { ConnectionNotice } from '../connection/connection-notice.tsx';
import { DraftNotice } from '../connection/draft-notice.tsx';
import { UnconfirmedChangeDialog } from '../connection/unconfirmed-change-dialog.tsx';
import { DashboardFrame, PAGE_SKELETON } from './dashboard-frame.tsx';
import { SignedInOnly } from '../guard.tsx';

const LEAVING = (
  <main>
    <Skeleton heights={PAGE_SKELETON} />
  </main>
);

export function DashboardLayout() {
  const [hasDraft] = useState(() => tabStore.read(STORAGE_KEYS.drafts) !== null);
  useTradesOfOtherTabs();
  return (
    <SignedInOnly whileLeaving={LEAVING}>
      <DashboardFrame>
        <ConnectionNotice />
        <UnconfirmedChangeDialog />
        {hasDraft && <DraftNotice />}
        <div className={navigationClasses.bell}>
          <NotificationBell />
        </div>
        <Outlet />
      </DashboardFrame>
    </SignedInOnly>
  );
}
