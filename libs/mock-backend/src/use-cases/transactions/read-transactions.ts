import type { GetDisputedTransactionsParams, GetTransactionHistoryParams } from '@amana/api/contract';
import {
  type TransactionStatus,
  LIST_PAGE_SIZE,
  NOT_A_PARTY,
  TRANSACTION_STATUSES,
  koboToNaira,
  lagosDayRange,
  matchesTransactionFilter,
  refuse,
  transactionPartyOf,
  isDisputed,
} from '@amana/domain';
import { type Outcome, done, listed, refuseField } from '../outcome.ts';
import type { TransactionRow, UserRow } from '../../store/row-types.ts';
import type { World } from '../../simulation/world.ts';
import { orderHistory } from '../orders/order-history.ts';
import { orderOf, transactionView } from './transaction-view.ts';

/** The transaction, if the caller is one of its parties. */
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

/** Transactions with an open dispute. */
export function getDisputedTransactions(world: World, caller: UserRow, query: GetDisputedTransactionsParams) {
  return listTransactions(world, caller, query, statusesBehind(query.filter).filter(isDisputed));
}

/** What the caller has paid and received, from running sums. */
export function getOverview(world: World, caller: UserRow) {
  const { outgoingKobo, incomingKobo } = world.balances.of(caller.id);
  return done({
    totalOutgoingTransactions: koboToNaira(outgoingKobo),
    totalIncomingTransactions: koboToNaira(incomingKobo),
  });
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
  const range = lagosDayRange(startDate, endDate);
  if (range === null) return refuseField('startDate', 'There is no such date');
  const newestFirst = sortBy !== 'createdAt';
  const wanted = { ownerId: caller.id, kinds, range, pageNumber, pageSize, newestFirst };
  const page = world.indexes.transactionHistory.page(wanted);
  return listed(page, (row) => transactionView(world, row, caller.id));
}
