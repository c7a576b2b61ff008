import type { GetDisputedTransactionsParams, GetTransactionHistoryParams } from '@amana/api/contract';
import {
  type TransactionStatus,
  type Viewer,
  LIST_PAGE_SIZE,
  NOT_A_PARTY,
  TRANSACTION_STATUSES,
  koboToNaira,
  matchesTransactionFilter,
  refuse,
  transactionPartyOf,
  byUrgency,
  isDisputed,
  viewerTask,
} from '@amana/domain';
import { dayRange } from '../day-range.ts';
import { type Outcome, done, listed } from '../outcome.ts';
import type { TransactionRow, UserRow } from '../../store/row-types.ts';
import type { World } from '../../simulation/world.ts';
import { orderHistory } from '../orders/order-history.ts';
import { orderView } from '../orders/order-view.ts';
import { orderOf, transactionView } from './transaction-view.ts';

/** Limits the cost; users with more pending orders use the lists. */
const WAITING_ORDERS_READ = 100;
const WAITING_ORDERS_SENT = 20;

export function findTransaction(
  world: World,
  caller: UserRow,
  transactionId: string,
): Outcome<TransactionRow> {
  const transaction = world.tables.transactions.get(transactionId.toLowerCase());
  if (transaction === undefined) return refuse('notFound', 'Transaction not found');
  if (transactionPartyOf(transaction, caller.id) === 'stranger') return refuse('forbidden', NOT_A_PARTY);
  return done(transaction);
}

export function getTransaction(world: World, caller: UserRow, transactionId: string) {
  const found = findTransaction(world, caller, transactionId);
  if (!found.ok) return found;
  const history = orderHistory(world, orderOf(world, found.value));
  return done({ ...transactionView(world, found.value, caller.id), ...history });
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
  const hasBankDetails = world.indexes.bankAccountByUser.first(caller.id) !== undefined;
  return done({
    totalOutgoingTransactions: koboToNaira(outgoingKobo),
    totalIncomingTransactions: koboToNaira(incomingKobo),
    ...waitingOrders(world, { userId: caller.id, hasBankDetails }),
    hasBankDetails,
  });
}

/** The most urgent of the newest orders that wait for the viewer. */
function waitingOrders(world: World, viewer: Viewer) {
  const { records, total } = world.indexes.waitingOrders.page({
    ownerId: viewer.userId,
    pageSize: WAITING_ORDERS_READ,
  });
  const tasks = records.flatMap((row) => {
    const order = orderView(world, row, viewer.userId);
    const task = viewerTask(order, viewer);
    return task === null ? [] : [{ task, order }];
  });
  return {
    waitingOrders: tasks
      .sort(byUrgency)
      .slice(0, WAITING_ORDERS_SENT)
      .map(({ order }) => order),
    waitingOrdersTotal: total,
  };
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
