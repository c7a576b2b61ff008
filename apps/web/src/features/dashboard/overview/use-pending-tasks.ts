import { type Order, useGetBankAccount, useGetOrderHistory, useGetOverview } from '@amana/api';
import { DASHBOARD_REFRESH_MS, ORDER_STATUSES, type ViewerTask, byUrgency, viewerTask } from '@amana/domain';
import { pollEvery } from '../../../shared/queries/poll-every.ts';
import { FIRST_PAGE } from '../../../shared/route-context.ts';
import { useStickyError } from '../../../shared/hooks/use-sticky-error.ts';
import { useRetryFailed } from '../../../shared/hooks/use-retry-failed.ts';
import { hasCompleteProfile, useProfile, useViewerId } from '../../../viewer/use-viewer.ts';

export interface PendingTask {
  readonly task: ViewerTask;
  readonly order: Order;
}

export interface ViewerTasks {
  /** Most urgent first. */
  readonly tasks: readonly PendingTask[];
  /** Number of further tasks that the service did not send, or that are unreadable. */
  readonly more: number;
  /** If `isPartial`: number of unreadable orders among the newest. */
  readonly unreadable: number;
  /** If `isPartial`: number of the newest orders with an unknown status. */
  readonly unknown: number;
  /** True if the service does not send the waiting orders, so that only the newest orders were searched. */
  readonly isPartial: boolean;
  readonly profileCompleted: boolean;
  /** Null if they could not be read. */
  readonly hasBankDetails: boolean | null;
}

export interface PendingTasksState {
  readonly pendingTasks: ViewerTasks | undefined;
  readonly error: unknown;
  readonly retry: () => void;
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
  // A provider may omit these orders; then the newest orders and the bank account are read.
  const lacksOrders =
    totals !== undefined && (waitingOrders === undefined || waitingOrdersTotal === undefined);
  const lacksBank = totals !== undefined && hasBankDetails === undefined;
  const newest = useGetOrderHistory(FIRST_PAGE, {
    query: { enabled: lacksOrders, refetchInterval: pollEvery(DASHBOARD_REFRESH_MS) },
  });
  const bankAccount = useGetBankAccount(userId, { query: { enabled: lacksBank } });
  const orders = lacksOrders ? newest.data?.data : waitingOrders;
  const bank = bankAccount.data === undefined ? undefined : bankAccount.data.data !== null;
  const canBePaid = hasBankDetails ?? bank ?? (bankAccount.isFetched ? null : undefined);
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
      // If it is unknown whether bank details must be added first, the page of the order shows that.
      const task = viewerTask(order, { userId, hasBankDetails: canBePaid ?? true });
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
