import { type Order, useGetBankAccount, useGetOrderHistory, useGetOverview } from '@amana/api';
import {
  type NextStep,
  type ViewerTask,
  DASHBOARD_REFRESH_MS,
  ORDER_STATUSES,
  byUrgency,
  othersTask,
  partyOf,
  viewerTask,
} from '@amana/domain';
import { pollEvery } from '../../../shared/queries/poll-every.ts';
import { FIRST_PAGE } from '../../../shared/route-context.ts';
import { useStickyError } from '../../../shared/hooks/use-sticky-error.ts';
import { useRetryFailed } from '../../../shared/hooks/use-retry-failed.ts';
import { hasCompleteProfile, useProfile, useViewerId } from '../../../viewer/use-viewer.ts';

export interface OrderTask<Task extends NextStep = NextStep> {
  readonly task: Task;
  readonly order: Order;
}

export interface FoundTasks<Task extends NextStep = NextStep> {
  readonly tasks: readonly OrderTask<Task>[];
  /** Number of further orders that the service did not send, or that are unreadable. */
  readonly more: number;
  /** Of the newest orders, if only these were searched: number of unreadable ones. */
  readonly unreadable: number;
  /** Of the newest orders, if only these were searched: number with an unknown status. */
  readonly unknown: number;
  /** True if the service does not send these orders, and there are older ones than those searched. */
  readonly isPartial: boolean;
}

export interface HomeTasks {
  /** Most urgent first. */
  readonly toDo: FoundTasks<ViewerTask>;
  readonly others: FoundTasks;
  readonly profileCompleted: boolean;
  /** The bank details of a seller could not be read. */
  readonly isBankUnknown: boolean;
  /** The viewer has never had an order. */
  readonly isNewcomer: boolean;
}

export interface HomeTasksState {
  readonly tasks: HomeTasks | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  readonly isFirstLoad: boolean;
}

export function useHomeTasks(): HomeTasksState {
  const userId = useViewerId();
  const profile = useProfile();
  const overview = useGetOverview(userId, {
    query: { enabled: userId !== '', refetchInterval: pollEvery(DASHBOARD_REFRESH_MS) },
  });
  const totals = overview.data?.data;
  const { waitingOrders, waitingOrdersTotal, ordersAwaitingOthers, ordersAwaitingOthersTotal } = totals ?? {};
  // A provider may omit these orders; then the newest orders and the bank account are read.
  const lacksOwn = waitingOrders === undefined || waitingOrdersTotal === undefined;
  const lacksOthers = ordersAwaitingOthers === undefined || ordersAwaitingOthersTotal === undefined;
  const lacksBank = totals !== undefined && totals.hasBankDetails === undefined;
  const lacksOrders = totals !== undefined && (lacksOwn || lacksOthers);
  const mayBeNew =
    totals !== undefined &&
    !(totals.totalOutgoingTransactions > 0 || totals.totalIncomingTransactions > 0) &&
    !(Number(waitingOrdersTotal) > 0 || Number(ordersAwaitingOthersTotal) > 0);
  const newest = useGetOrderHistory(FIRST_PAGE, {
    query: {
      enabled: lacksOrders || mayBeNew,
      refetchInterval: pollEvery(DASHBOARD_REFRESH_MS),
    },
  });
  const bankAccount = useGetBankAccount(userId, { query: { enabled: lacksBank } });
  const bank = bankAccount.data === undefined ? undefined : bankAccount.data.data !== null;
  const hasBankDetails = totals?.hasBankDetails ?? bank ?? (bankAccount.isFetched ? null : undefined);
  const newestOrders = newest.data?.data;
  const isNewestMissing = lacksOrders ? newestOrders === undefined : mayBeNew && !newest.isFetched;
  const missing = totals === undefined ? overview : isNewestMissing ? newest : bankAccount;
  const { error, retry } = useStickyError(missing, useRetryFailed());
  if (totals === undefined || isNewestMissing || hasBankDetails === undefined)
    return {
      tasks: undefined,
      error,
      retry,
      // After a failure the rest of the page is shown already.
      isFirstLoad:
        overview.errorUpdateCount === 0 &&
        [overview, (lacksOrders || mayBeNew) && newest, lacksBank && bankAccount].some(
          (query) => query !== false && !query.isFetched,
        ),
    };
  // If it is unknown whether bank details must be added first, the page of the order shows that.
  const viewer = { userId, hasBankDetails: hasBankDetails ?? true };
  const own = lacksOwn ? (newestOrders ?? []) : waitingOrders;
  const foreign = lacksOthers ? (newestOrders ?? []) : ordersAwaitingOthers;
  const orders = [...new Map([...own, ...foreign].map((order) => [order.id, order])).values()];
  const tasksOf = <Task extends NextStep>(taskOf: (order: Order, of: typeof viewer) => Task | null) =>
    orders.flatMap((order) => {
      const task = taskOf(order, viewer);
      return task === null ? [] : [{ task, order }];
    });
  const isShown = (order: Order) => viewerTask(order, viewer) !== null || othersTask(order, viewer) !== null;
  const moreThan = (sent: readonly Order[], total = 0) =>
    Math.max(sent.length, total) - sent.filter(isShown).length;
  const newestTotal = newest.data?.totalInRecord ?? 0;
  const unreadable = newest.data?.unreadableCount ?? 0;
  const searched = {
    more: 0,
    unreadable,
    unknown: (newestOrders ?? []).filter(({ orderStatus }) => !ORDER_STATUSES.includes(orderStatus)).length,
    isPartial: newestTotal > FIRST_PAGE.pageSize,
  };
  const sent = { unreadable: 0, unknown: 0, isPartial: false };
  return {
    tasks: {
      toDo: {
        tasks: tasksOf(viewerTask).sort(byUrgency),
        ...(lacksOwn ? searched : { ...sent, more: moreThan(own, waitingOrdersTotal) }),
      },
      others: {
        tasks: tasksOf(othersTask),
        // The other list counts those that were not understood.
        ...(lacksOthers
          ? { ...searched, ...(lacksOwn && { unreadable: 0, unknown: 0 }) }
          : { ...sent, more: moreThan(foreign, ordersAwaitingOthersTotal) }),
      },
      profileCompleted: profile === null || hasCompleteProfile(profile),
      isBankUnknown: hasBankDetails === null && orders.some((order) => partyOf(order, userId) === 'seller'),
      isNewcomer: mayBeNew && newest.data !== undefined && newestTotal + unreadable + orders.length === 0,
    },
    error: null,
    retry,
    isFirstLoad: false,
  };
}
