import { type Transaction, getTransactionHistory } from '@amana/api';
import {
  INVALID_AMOUNT,
  LIST_PAGE_MAX_SIZE,
  lagosDay,
  listedStatus,
  statusLabel,
  transactionPartyOf,
} from '@amana/domain';
import { nullIfPastLastPage } from '../../../server-state/null-if-past-last-page.ts';
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
export async function loadTransactionsCsv(params: TransactionFilterParams, viewerId: string) {
  const { transactions, unreadableCount } = await loadAll(params);
  return csvText([
    HEAD,
    ...transactions.map((transaction) => rowOf(transaction, viewerId)),
    ...Array.from({ length: unreadableCount }, () => HEAD.map(() => 'cannot be read')),
  ]);
}

const NO_MORE = { data: [], unreadableCount: 0, totalInRecord: Number.POSITIVE_INFINITY };

/**
 * Loads the oldest first, so that a transaction that is created meanwhile moves no other to another page.
 * @throws if the service ends the list before its total, or a transaction leaves the list meanwhile: others may then have
 * moved to a page that was read before
 */
async function loadAll(params: TransactionFilterParams) {
  const byId = new Map<string, Transaction>();
  let unreadableCount = 0;
  let total = Number.POSITIVE_INFINITY;
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = { pageNumber, pageSize: LIST_PAGE_MAX_SIZE, sortBy: 'createdAt' as const };
    const asked = getTransactionHistory({ ...params, ...page });
    const known = byId.size + unreadableCount;
    const answer = (await nullIfPastLastPage(asked, known >= total)) ?? NO_MORE;
    const { data, totalInRecord } = answer;
    const sent = data.length + answer.unreadableCount;
    if (pageNumber > 1 && sent > 0 && totalInRecord < total)
      throw new Error('A transaction left the list while it was read');
    // Where the service sends none, the reader guesses one by each page; the least is never too high.
    total = Math.min(total, totalInRecord);
    // Not by the total alone: a service that sends none may send shorter pages than were asked for.
    const hasUnreadable = answer.unreadableCount > 0 && known < total;
    if (!hasUnreadable && data.every(({ id }) => byId.has(id))) {
      if (known < total) throw new Error(`Only ${known} of ${total} transactions were sent`);
      return { transactions: [...byId.values()].toReversed(), unreadableCount };
    }
    unreadableCount += answer.unreadableCount;
    for (const row of data) byId.set(row.id, row);
  }
}

function rowOf(transaction: Transaction, viewerId: string) {
  const { amount, charges = '', vat = '', totalAmount = '' } = transaction;
  return [
    // The day in Lagos, as the date filter counts days.
    lagosDay(transaction.createdAt),
    transaction.transactionRef,
    transaction.note,
    TYPES[transactionPartyOf(transaction, viewerId)],
    transaction.name,
    ...[amount, charges, vat, totalAmount].map((naira) => (Number.isNaN(naira) ? INVALID_AMOUNT : naira)),
    statusLabel(listedStatus(transaction, viewerId)),
    transaction.orderId,
  ];
}

export type CsvCell = string | number;

/** Depending on its locale, a spreadsheet ends a cell at these separators, even in quotes; a formula can follow. */
const FORMULA_START = /(^|[;,|])(["\s]*)(?=[=+\-@＝＋－＠])/g;

/** Without it, spreadsheets do not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Writes CSV by RFC 4180; an apostrophe keeps a spreadsheet from running a text as a formula. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  // Some programs take every line break for a new row, even in quotes.
  const text = cell.replace(/\s+/g, ' ').trim();
  return `"${text.replace(FORMULA_START, "$1$2'").replaceAll('"', '""')}"`;
}
