import { TRANSACTION_STATUSES } from '@amana/domain';
import { type ListFilters, dateParams } from '../../../shared/lists/list-filters.ts';
import type { TransactionFilterParams } from './transactions-csv.ts';

/** What the list of transactions and its CSV file ask for, without the page. */
export function transactionFilterParams(filters: ListFilters): TransactionFilterParams {
  const filter = TRANSACTION_STATUSES.find((known) => known === filters.status);
  return { ...(filter === undefined ? {} : { filter }), ...dateParams(filters) };
}
