import { type ComponentType, type ReactNode, Suspense, lazy, useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { loadDisputesBeside } from '../features/disputes/index.ts';
import { loadOrdersBeside } from '../features/orders/index.ts';
import { loadTransactionsBeside } from '../features/transactions/index.ts';
import { PATHS } from '../shared/paths.ts';

/** The width of a page with a list beside it, in multiples of the text size. */
const MIN_WIDTH_REM = 85;

/** The pages that have a list beside them. */
const LISTS = [
  { pages: [PATHS.order], List: lazyList(loadOrdersBeside) },
  { pages: [PATHS.transaction, PATHS.manageTransaction], List: lazyList(loadTransactionsBeside) },
  { pages: [PATHS.manageDispute], List: lazyList(loadDisputesBeside) },
];

/** The page is complete without the list, so a list that cannot be loaded is left out. */
function lazyList(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load().catch(() => () => null) }));
}

/** In a wide window, the list from which the open page was chosen; null elsewhere. */
export function useListBeside(): ReactNode {
  const { pathname } = useLocation();
  const isWide = useIsWide();
  const list = LISTS.find(({ pages }) => pages.some((page) => matchPath(page, pathname) !== null));
  if (!isWide || list === undefined) return null;
  return (
    <Suspense fallback={null}>
      <list.List />
    </Suspense>
  );
}

/** Of the page, not of the window: a bar beside it, such as the demo's, takes width. */
function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      setIsWide(entry !== undefined && entry.contentRect.width >= MIN_WIDTH_REM * rem);
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return isWide;
}
