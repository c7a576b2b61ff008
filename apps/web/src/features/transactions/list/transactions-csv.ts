import { type GetTransactionHistoryParams, type Transaction, getTransactionHistory } from '@amana/api';
import {
  LIST_PAGE_MAX_SIZE,
  lagosDay,
  statusLabel,
  transactionPartyOf,
  transactionStatusShownTo,
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

const TYPES = { seller: 'Sell', buyer: 'Buy', stranger: '' } as const;

export type TransactionFilterParams = Omit<GetTransactionHistoryParams, 'pageNumber' | 'pageSize' | 'sortBy'>;

/** Every page of the filtered list, sales and purchases, newest first. */
export async function loadTransactionsCsv(
  params: TransactionFilterParams,
  viewerId: string,
): Promise<string> {
  const transactions = await loadAll(params);
  return csvText([HEAD, ...transactions.map((transaction) => rowOf(transaction, viewerId))]);
}

/** Loads the oldest first, so that a transaction that is created meanwhile moves no other to another page. */
async function loadAll(params: TransactionFilterParams): Promise<Transaction[]> {
  const byId = new Map<string, Transaction>();
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = { pageNumber, pageSize: LIST_PAGE_MAX_SIZE, sortBy: 'createdAt' as const };
    const { data, totalInRecord } = await getTransactionHistory({ ...params, ...page });
    for (const transaction of data) byId.set(transaction.id, transaction);
    if (data.length === 0 || pageNumber * LIST_PAGE_MAX_SIZE >= totalInRecord) break;
  }
  return [...byId.values()].toReversed();
}

function rowOf(transaction: Transaction, viewerId: string) {
  return [
    // The day in Lagos, as the date filter counts days.
    lagosDay(transaction.createdAt),
    transaction.transactionRef,
    transaction.note,
    TYPES[transactionPartyOf(transaction, viewerId)],
    transaction.name,
    transaction.amount,
    transaction.charges ?? '',
    transaction.vat ?? '',
    transaction.totalAmount ?? '',
    statusLabel(transactionStatusShownTo(transaction, viewerId)),
    transaction.orderId,
  ];
}
