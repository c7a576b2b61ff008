import { type Transaction, getTransactionHistory, isUnreadable } from '@amana/api';
import {
  INVALID_AMOUNT,
  LIST_PAGE_MAX_SIZE,
  lagosDay,
  listedStatus,
  statusLabel,
  transactionPartyOf,
} from '@amana/domain';
import { nullIfPastLastPage } from '../../../shared/null-if-past-last-page.ts';
import { csvText } from './csv.ts';
import type { TransactionFilterParams } from './transaction-list-query.ts';

const HEAD = [
  'Date',
  'Reference',
  'Note',
  'Type',
  'Seller',
  'Amount (NGN)',
  'Charge (NGN)',
  'VAT (NGN)',
  'Total (NGN)',
  'Status',
  'Order ID',
] as const;

const TYPES = { seller: 'Sell', buyer: 'Buy', stranger: '' } as const;

/** Every page of the filtered list, sales and purchases, newest first. */
export async function loadTransactionsCsv(
  params: TransactionFilterParams,
  viewerId: string,
): Promise<string> {
  const transactions = await loadAll(params);
  return csvText([HEAD, ...transactions.map((transaction) => rowOf(transaction, viewerId))]);
}

const NO_MORE = { data: [], totalInRecord: Number.POSITIVE_INFINITY };

/** How often a list is read of which a transaction leaves while it is read. */
const READINGS = 3;

/** @throws if the service ends the list before its total, or the list does not stay the same long enough */
async function loadAll(params: TransactionFilterParams): Promise<Transaction[]> {
  for (let reading = 1; reading <= READINGS; reading += 1) {
    const rows = await readAll(params);
    if (rows !== null) return rows;
  }
  throw new Error('A transaction left the list each time it was read');
}

/**
 * Loads the oldest first, so that a transaction that is created meanwhile moves no other to another page. Null if one has left
 * the list meanwhile: others may then have moved to a page that was read before.
 */
async function readAll(params: TransactionFilterParams): Promise<Transaction[] | null> {
  const byId = new Map<string, Transaction>();
  let total = Number.POSITIVE_INFINITY;
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = { pageNumber, pageSize: LIST_PAGE_MAX_SIZE, sortBy: 'createdAt' as const };
    const asked = getTransactionHistory({ ...params, ...page });
    const { data, totalInRecord } = (await nullIfPastLastPage(asked, byId.size >= total)) ?? NO_MORE;
    if (pageNumber > 1 && data.length > 0 && totalInRecord < total) return null;
    // Where the service sends none, the reader guesses one by each page; the least is never too high.
    total = Math.min(total, totalInRecord);
    // A row that cannot be read may have no id.
    const isKnown = ({ id }: Transaction) => (id === '' ? byId.size >= total : byId.has(id));
    // Not by the total alone: a service that sends none may send shorter pages than were asked for.
    if (data.every(isKnown)) {
      if (byId.size < total) throw new Error(`Only ${byId.size} of ${total} transactions were sent`);
      return [...byId.values()].toReversed();
    }
    for (const [index, row] of data.entries())
      byId.set(row.id === '' ? `${pageNumber}.${index}` : row.id, row);
  }
}

const CANNOT_BE_READ = 'cannot be read';

function rowOf(transaction: Transaction, viewerId: string) {
  const { amount, charges = '', vat = '', totalAmount = '' } = transaction;
  const status = listedStatus(transaction, viewerId);
  /** Whatever is missing in a row that cannot be read. */
  const text = (cell: string, value = cell) =>
    value === '' && isUnreadable(transaction) ? CANNOT_BE_READ : cell;
  return [
    // The day in Lagos, as the date filter counts days.
    text(lagosDay(transaction.createdAt)),
    text(transaction.transactionRef),
    text(transaction.note),
    text(TYPES[transactionPartyOf(transaction, viewerId)]),
    text(transaction.name),
    ...[amount, charges, vat, totalAmount].map((naira) => (Number.isNaN(naira) ? INVALID_AMOUNT : naira)),
    text(statusLabel(status), status),
    text(transaction.orderId),
  ];
}
