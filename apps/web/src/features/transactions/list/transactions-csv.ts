import type { GetTransactionHistoryParams, Transaction } from '@amana/api';
import { getTransactionHistory } from '@amana/api';
import {
  LIST_PAGE_MAX_SIZE,
  lagosDay,
  statusLabel,
  transactionStatusShownTo,
  transactionTabOf,
} from '@amana/domain';
import { csvText } from './csv.ts';

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

export type WantedTransactions = Omit<GetTransactionHistoryParams, 'pageNumber' | 'pageSize' | 'sortBy'>;

/** Every page of these filters, both tabs, as the list shows them: newest first. */
export async function loadTransactionsCsv(wanted: WantedTransactions, viewerId: string): Promise<string> {
  const transactions = await loadAll(wanted);
  return csvText([HEAD, ...transactions.map((transaction) => rowOf(transaction, viewerId))]);
}

/** Oldest first, so that what begins meanwhile comes last and moves nothing from one page to another. */
async function loadAll(wanted: WantedTransactions): Promise<Transaction[]> {
  const byId = new Map<string, Transaction>();
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = { pageNumber, pageSize: LIST_PAGE_MAX_SIZE, sortBy: 'createdAt' as const };
    const { data, totalInRecord } = await getTransactionHistory({ ...wanted, ...page });
    for (const transaction of data) byId.set(transaction.id, transaction);
    if (data.length === 0 || pageNumber * LIST_PAGE_MAX_SIZE >= totalInRecord) break;
  }
  return [...byId.values()].toReversed();
}

function rowOf(transaction: Transaction, viewerId: string) {
  return [
    // Days as the filter counts them (decision D6).
    lagosDay(transaction.createdAt),
    transaction.transactionRef,
    transaction.note,
    transactionTabOf(transaction, viewerId) === 'sell' ? 'Sell' : 'Buy',
    transaction.name,
    transaction.amount,
    transaction.charges,
    transaction.vat,
    transaction.totalAmount,
    statusLabel(transactionStatusShownTo(transaction, viewerId)),
    transaction.orderId,
  ];
}
