import { type ComponentType, type ReactNode, Suspense, lazy, useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { loadDisputeSideList } from '../../features/disputes/index.ts';
import { loadOrderSideList } from '../../features/orders/index.ts';
import { loadTransactionSideList } from '../../features/transactions/index.ts';
import { PATHS } from '../../shared/paths.ts';
import { PAGES_WITH_SIDE_LIST, hasRoomForSideList } from './pages-with-side-list.ts';

const TransactionList = lazy(async () => ({ default: await loadTransactionSideList() }));
const LISTS: Record<(typeof PAGES_WITH_SIDE_LIST)[number], ComponentType> = {
  [PATHS.order]: lazy(async () => ({ default: await loadOrderSideList() })),
  [PATHS.transaction]: TransactionList,
  [PATHS.manageTransaction]: TransactionList,
  [PATHS.manageDispute]: lazy(async () => ({ default: await loadDisputeSideList() })),
};

export function useSideList(): ReactNode {
  const { pathname } = useLocation();
  const isWide = useIsWide();
  const page = PAGES_WITH_SIDE_LIST.find((pattern) => matchPath(pattern, pathname) !== null);
  if (!isWide || page === undefined) return null;
  const List = LISTS[page];
  return (
    <Suspense fallback={null}>
      <List />
    </Suspense>
  );
}

function useIsWide(): boolean {
  // Measured before the first paint, so that the page does not move.
  const [isWide, setIsWide] = useState(() => hasRoomForSideList());
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setIsWide(hasRoomForSideList(entry?.contentRect.width)));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return isWide;
}
