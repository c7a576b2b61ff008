import { type Order, useGetBankAccount, useGetOrderHistory, useGetOverview } from '@amana/api';
import { DASHBOARD_REFRESH_MS, ORDER_STATUSES, type ViewerTask, byUrgency, viewerTask } from '@amana/domain';
import { pollEvery } from '../../../shared/poll-every.ts';
import { FIRST_PAGE } from '../../../shared/route-context.ts';
import { useStickyError } from '../../../shared/use-sticky-error.ts';
import { useRetryFailed } from '../../../shared/use-retry-failed.ts';
import { hasCompleteProfile, useProfile, useViewerId } from '../../../viewer/use-viewer.ts';

export interface PendingTask {
  readonly task: ViewerTask;
  readonly order: Order;
}

/** Tasks that need the viewer's action. */
export interface ViewerTasks {
  /** The most urgent first. */
  readonly tasks: readonly PendingTask[];
  /** The number of further tasks that the service has not sent, or that cannot be read. */
  readonly more: number;
  /** The number of unreadable orders among the newest, if the service does not send the waiting orders. */
  readonly unreadable: number;
  /** The number of the newest orders with an unknown status, if the service does not send the waiting orders. */
  readonly unknown: number;
  /** Whether only the newest orders were searched, because the service does not send the waiting orders. */
  readonly isPartial: boolean;
  readonly profileCompleted: boolean;
  readonly hasBankDetails: boolean;
}

export interface PendingTasksState {
  /** Undefined until everything is loaded. */
  readonly pendingTasks: ViewerTasks | undefined;
  /** The failure that prevents it; null while loading. */
  readonly error: unknown;
  /** Reads the failed queries again. */
  readonly retry: () => void;
  /** Whether no query has been answered yet, not even with a failure. */
  readonly isFirstLoad: boolean;
}

export function usePendingTasks(): PendingTasksState {
  const userId = useViewerId();
  const profile = useProfile();
  const overview = useGetOverview(userId, {
    query: { enabled: userId !== '', refetchInterval: pollEvery(DASHBOARD_REFRESH_MS) },
  });
  const totals = overview.data?.data;
  const { waitingOrders, waitingOrdersTotal, hasBankDetails } = totals ?? {};
  // A provider need not send them, and then the newest orders and the bank account are read.
  const lacksOrders =
    totals !== undefined && (waitingOrders === undefined || waitingOrdersTotal === undefined);
  const lacksBank = totals !== undefined && hasBankDetails === undefined;
  const newest = useGetOrderHistory(FIRST_PAGE, {
    query: { enabled: lacksOrders, refetchInterval: pollEvery(DASHBOARD_REFRESH_MS) },
  });
  const bankAccount = useGetBankAccount(userId, { query: { enabled: lacksBank } });
  const orders = lacksOrders ? newest.data?.data : waitingOrders;
  const bank = bankAccount.data === undefined ? undefined : bankAccount.data.data !== null;
  const canBePaid = hasBankDetails ?? bank;
  // The first query of which there is no data yet.
  const missing = totals === undefined ? overview : orders === undefined ? newest : bankAccount;
  const { error, retry } = useStickyError(missing, useRetryFailed());
  if (orders === undefined || canBePaid === undefined)
    return {
      pendingTasks: undefined,
      error,
      retry,
      isFirstLoad: [overview, lacksOrders && newest, lacksBank && bankAccount].some(
        (query) => query !== false && !query.isFetched,
      ),
    };
  const tasks = orders
    .flatMap((order) => {
      const task = viewerTask(order, { userId, hasBankDetails: canBePaid });
      return task === null ? [] : [{ task, order }];
    })
    .sort(byUrgency);
  return {
    pendingTasks: {
      tasks,
      more: lacksOrders ? 0 : Math.max(orders.length, waitingOrdersTotal ?? 0) - tasks.length,
      unreadable: lacksOrders ? (newest.data?.unreadableCount ?? 0) : 0,
      unknown: lacksOrders ? orders.filter((order) => !ORDER_STATUSES.includes(order.orderStatus)).length : 0,
      isPartial: lacksOrders && (newest.data?.totalInRecord ?? 0) > FIRST_PAGE.pageSize,
      profileCompleted: profile === null || hasCompleteProfile(profile),
      hasBankDetails: canBePaid,
    },
    error: null,
    retry,
    isFirstLoad: false,
  };
}
