import { Skeleton } from '@amana/ui';
import { Suspense, lazy, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useTradesOfOtherTabs } from '../changes/invalidate-trades.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { tabStore } from '../storage/storage.ts';
import { ConnectionNotice } from './connection/connection-notice.tsx';
import { UnconfirmedChangeDialog } from './connection/unconfirmed-change-dialog.tsx';
import { DashboardFrame, PAGE_SKELETON } from './dashboard-frame.tsx';
import { SignedInOnly } from './guard.tsx';
import { useListBeside } from './list-beside.tsx';

/** Few visits need it; without its code the form itself still offers the draft. */
const DraftNotice = lazy(async () =>
  import('./connection/draft-notice.tsx').then(
    ({ DraftNotice: Notice }) => ({ default: Notice }),
    () => ({ default: () => null }),
  ),
);

const LEAVING = (
  <main>
    <Skeleton heights={PAGE_SKELETON} />
  </main>
);

/** The layout of every signed-in page. */
export function DashboardLayout() {
  const [hasDraft] = useState(() => tabStore.read(STORAGE_KEYS.drafts) !== null);
  useTradesOfOtherTabs();
  return (
    <SignedInOnly whileLeaving={LEAVING}>
      <DashboardFrame beside={useListBeside()}>
        <ConnectionNotice />
        <UnconfirmedChangeDialog />
        {/* Together, because an offer that comes later would move what is about to be pressed. */}
        <Suspense fallback={<Skeleton heights={PAGE_SKELETON} />}>
          {hasDraft && <DraftNotice />}
          <Outlet />
        </Suspense>
      </DashboardFrame>
    </SignedInOnly>
  );
}
