import { type Order, readableRows, useGetBankAccount, useGetOrderHistory, useGetOverview } from '@amana/api';
import { DASHBOARD_REFRESH_MS, ORDER_STATUSES, type ViewerTask, byUrgency, viewerTask } from '@amana/domain';
import { pollEvery } from '../../../shared/poll-every.ts';
import { FIRST_PAGE } from '../../../shared/route-context.ts';
import { useStickyError } from '../../../shared/use-sticky-error.ts';
import { useRetryFailed } from '../../../shared/use-retry-failed.ts';
import { hasCompleteProfile, useProfile, useViewerId } from '../../../viewer/use-viewer.ts';

export interface Need {
  readonly task: ViewerTask;
  readonly order: Order;
}

/** What waits for the viewer. */
export interface Needs {
  /** The most urgent first. */
  readonly needs: readonly Need[];
  /** How many further ones the service has not sent, or not so that they can be read. */
  readonly more: number;
  /** How many of the newest orders cannot be read, where the service does not say which ones wait. */
  readonly unreadable: number;
  /** How many of the newest orders have a status that says nothing to the app, where the service does not say it either. */
  readonly unknown: number;
  /** Only the newest orders were looked at, because the service does not say which ones wait. */
  readonly isPartial: boolean;
  readonly profileCompleted: boolean;
  readonly hasBankDetails: boolean;
}

export interface NeedsState {
  /** Undefined while there is nothing to show. */
  readonly needs: Needs | undefined;
  /** Why there is nothing to show; null while it is loading. */
  readonly error: unknown;
  /** Reads again what failed. */
  readonly retry: () => void;
  /** Nothing has been answered yet, not even with a failure. */
  readonly isFirstLoad: boolean;
}

export function useNeeds(): NeedsState {
  const userId = useViewerId();
  const profile = useProfile();
  const overview = useGetOverview(userId, {
    query: { enabled: userId !== '', refetchInterval: pollEvery(DASHBOARD_REFRESH_MS) },
  });
  const totals = overview.data?.data;
  const { waitingOrders, waitingOrdersTotal = 0, hasBankDetails } = totals ?? {};
  // A provider need not send them, and then the newest orders and the bank account are read.
  const lacksOrders = totals !== undefined && waitingOrders === undefined;
  const lacksBank = totals !== undefined && hasBankDetails === undefined;
  const newest = useGetOrderHistory(FIRST_PAGE, {
    query: { enabled: lacksOrders, refetchInterval: pollEvery(DASHBOARD_REFRESH_MS) },
  });
  const bankAccount = useGetBankAccount(userId, { query: { enabled: lacksBank } });
  const orders = waitingOrders ?? newest.data?.data;
  const bank = bankAccount.data === undefined ? undefined : bankAccount.data.data !== null;
  const canBePaid = hasBankDetails ?? bank;
  // The first query of which there is no data yet.
  const missing = totals === undefined ? overview : orders === undefined ? newest : bankAccount;
  const { error, retry } = useStickyError(missing, useRetryFailed());
  if (orders === undefined || canBePaid === undefined)
    return {
      needs: undefined,
      error,
      retry,
      isFirstLoad: [overview, lacksOrders && newest, lacksBank && bankAccount].some(
        (query) => query !== false && !query.isFetched,
      ),
    };
  const readable = readableRows(orders);
  const unreadable = orders.length - readable.length;
  const needs = readable
    .flatMap((order) => {
      const task = viewerTask(order, { userId, hasBankDetails: canBePaid });
      return task === null ? [] : [{ task, order }];
    })
    .sort(byUrgency);
  return {
    needs: {
      needs,
      more: lacksOrders ? 0 : Math.max(orders.length, waitingOrdersTotal) - needs.length,
      unreadable: lacksOrders ? unreadable : 0,
      unknown: lacksOrders
        ? readable.filter((order) => !ORDER_STATUSES.includes(order.orderStatus)).length
        : 0,
      isPartial: lacksOrders && (newest.data?.totalInRecord ?? 0) > FIRST_PAGE.pageSize,
      profileCompleted: profile === null || hasCompleteProfile(profile),
      hasBankDetails: canBePaid,
    },
    error: null,
    retry,
    isFirstLoad: false,
  };
}
