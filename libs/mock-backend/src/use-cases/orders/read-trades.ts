import type {
  GetDisputedTransactionsParams,
  GetOrderHistoryParams,
  GetRecentOrdersParams,
  GetTransactionHistoryParams,
  Order,
} from '@amana/api/contract';
import {
  type CalendarDate,
  type InstantRange,
  type NextStep,
  type TransactionStatus,
  type Viewer,
  LIST_PAGE_SIZE,
  TRANSACTION_STATUSES,
  byUrgency,
  isDeliveryDue,
  isDisputed,
  koboToNaira,
  lagosDayRange,
  lateFirst,
  matchesTransactionFilter,
  othersTask,
  viewerTask,
} from '@amana/domain';
import type { World } from '../../simulation/world.ts';
import type { OrderRow, UserRow } from '../../store/row-types.ts';
import { type Outcome, done, listed, refuseFields } from '../outcome.ts';
import { findOrder, findTransaction, hasBankDetails, orderOf } from './apply-order-event.ts';
import { moneyDestination } from './money-destination.ts';
import { orderHistory } from './order-history.ts';
import { orderView, transactionView } from './views.ts';

const RECENT_ORDERS = 5;

/** Limits the cost; users with more pending orders use the lists. */
const WAITING_ORDERS_READ = 100;
const WAITING_ORDERS_SENT = 20;

const NO_SUCH_DATE = 'There is no such date';

export function getOrder(world: World, caller: UserRow, orderId: string) {
  const found = findOrder(world, caller, orderId);
  if (!found.ok) return found;
  return done({ ...orderView(world, found.value, caller.id), ...tradeDetails(world, found.value, caller) });
}

/** Sent with one order or transaction, but not in lists. */
function tradeDetails(world: World, order: OrderRow, caller: UserRow) {
  const history = orderHistory(world, order);
  return {
    ...history,
    ...moneyDestination(world, order, caller.id, history.events),
    ...(order.proofCode === null ? {} : { proofCode: order.proofCode }),
  };
}

export function getOrderHistory(world: World, caller: UserRow, query: GetOrderHistoryParams) {
  const { pageNumber = 1, pageSize = LIST_PAGE_SIZE, Filter, StartDate, EndDate } = query;
  const days = dayRange(['StartDate', StartDate], ['EndDate', EndDate]);
  if (!days.ok) return days;
  const kinds = Filter === undefined ? null : [Filter];
  const wanted = { ownerId: caller.id, kinds, range: days.value, pageNumber, pageSize };
  const page = world.indexes.orderHistory.page(wanted);
  return listed(page, (order) => orderView(world, order, caller.id));
}

export function getRecentOrders(world: World, caller: UserRow, { action }: GetRecentOrdersParams) {
  const { recentSales, recentPurchases, orderHistory } = world.indexes;
  const index = action === undefined ? orderHistory : action === 'sell' ? recentSales : recentPurchases;
  const { records } = index.page({ ownerId: caller.id, pageSize: RECENT_ORDERS });
  return done(records.map((order) => orderView(world, order, caller.id)));
}

export function getTransaction(world: World, caller: UserRow, transactionId: string) {
  const found = findTransaction(world, caller, transactionId);
  if (!found.ok) return found;
  const details = tradeDetails(world, orderOf(world, found.value), caller);
  return done({ ...transactionView(world, found.value, caller.id), ...details });
}

export function getTransactionHistory(world: World, caller: UserRow, query: GetTransactionHistoryParams) {
  const { filter } = query;
  return listTransactions(world, caller, query, filter === undefined ? null : statusesBehind(filter));
}

export function getDisputedTransactions(world: World, caller: UserRow, query: GetDisputedTransactionsParams) {
  return listTransactions(world, caller, query, statusesBehind(query.filter).filter(isDisputed));
}

/** Running sums and pending tasks of the caller. */
export function getOverview(world: World, caller: UserRow) {
  const { outgoingKobo, incomingKobo } = world.balances.of(caller.id);
  const viewer = { userId: caller.id, hasBankDetails: hasBankDetails(world, caller) };
  return done({
    totalOutgoingTransactions: koboToNaira(outgoingKobo),
    totalIncomingTransactions: koboToNaira(incomingKobo),
    ...waitingOrders(world, viewer),
    ...ordersAwaitingOthers(world, viewer),
    hasBankDetails: viewer.hasBankDetails,
    hasOrders: world.indexes.orderHistory.page({ ownerId: caller.id, pageSize: 1 }).total > 0,
  });
}

/** The most urgent of the newest orders that wait for the viewer. */
function waitingOrders(world: World, viewer: Viewer) {
  const { records, total } = newestOf(world.indexes.waitingOrders, viewer);
  const orders = mostUrgent(world, viewer, records, viewerTask, byUrgency);
  return { waitingOrders: orders, waitingOrdersTotal: total };
}

/** The most urgent of the newest orders that wait for someone else. */
function ordersAwaitingOthers(world: World, viewer: Viewer) {
  const { records, total } = newestOf(world.indexes.ordersAwaitingOthers, viewer);
  const orders = mostUrgent(world, viewer, records, othersTask, lateFirst(world.clock.now()));
  return { ordersAwaitingOthers: orders.map(withEvents(world)), ordersAwaitingOthersTotal: total };
}

/** They tell whose delay it is. */
const withEvents =
  (world: World) =>
  (order: Order): Order => {
    const row = world.tables.orders.get(order.id);
    return row === undefined || !isDeliveryDue(row.orderStatus)
      ? order
      : { ...order, ...orderHistory(world, row) };
  };

function newestOf(index: World['indexes']['waitingOrders'], { userId }: Viewer) {
  return index.page({ ownerId: userId, pageSize: WAITING_ORDERS_READ });
}

function mostUrgent(
  world: World,
  viewer: Viewer,
  rows: readonly OrderRow[],
  taskOf: (order: Order, viewer: Viewer) => NextStep | null,
  byImportance: typeof byUrgency,
): Order[] {
  return rows
    .flatMap((row) => {
      const order = orderView(world, row, viewer.userId);
      const task = taskOf(order, viewer);
      return task === null ? [] : [{ task, order }];
    })
    .sort(byImportance)
    .slice(0, WAITING_ORDERS_SENT)
    .map(({ order }) => order);
}

/** The filter Settling includes ProcessingSettlement. */
function statusesBehind(filter: TransactionStatus | undefined): TransactionStatus[] {
  return TRANSACTION_STATUSES.filter((status) => matchesTransactionFilter(status, filter));
}

function listTransactions(
  world: World,
  caller: UserRow,
  query: GetTransactionHistoryParams,
  kinds: readonly TransactionStatus[] | null,
) {
  const { pageNumber = 1, pageSize = LIST_PAGE_SIZE, startDate, endDate, sortBy } = query;
  const days = dayRange(['startDate', startDate], ['endDate', endDate]);
  if (!days.ok) return days;
  const newestFirst = sortBy !== 'createdAt';
  const wanted = { ownerId: caller.id, kinds, range: days.value, pageNumber, pageSize, newestFirst };
  const page = world.indexes.transactionHistory.page(wanted);
  return listed(page, (row) => transactionView(world, row, caller.id));
}

type NamedDay = readonly [name: string, day: CalendarDate | undefined];

function dayRange(start: NamedDay, end: NamedDay): Outcome<InstantRange> {
  const range = lagosDayRange(start[1], end[1]);
  if (range !== null) return done(range);
  const wrong = [start, end].filter(([, day]) => lagosDayRange(day, day) === null);
  return refuseFields(Object.fromEntries(wrong.map(([name]) => [name, [NO_SUCH_DATE]])), NO_SUCH_DATE);
}
