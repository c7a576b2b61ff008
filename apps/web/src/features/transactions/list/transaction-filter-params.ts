import { TRANSACTION_STATUSES, TRANSACTION_STATUS_FILTERS } from '@amana/domain';
import { type ListFilters, type ListOptions, dateParams } from '../../../lists/list-filters.ts';
import type { TransactionFilterParams } from './transactions-csv.ts';

export const TRANSACTION_LIST: ListOptions = { statuses: TRANSACTION_STATUS_FILTERS, isSortable: true };

/** What the list of transactions and its CSV file ask for, without page and order. */
export function transactionFilterParams(filters: ListFilters): TransactionFilterParams {
  const filter = TRANSACTION_STATUSES.find((known) => known === filters.status);
  return { ...(filter === undefined ? {} : { filter }), ...dateParams(filters) };
}
