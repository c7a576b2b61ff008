import {
  type GetTransactionHistoryParams,
  type Transaction,
  getGetTransactionHistoryQueryOptions,
} from '@amana/api';
import { LIST_PAGE_SIZE, TRANSACTION_STATUSES, TRANSACTION_STATUS_FILTERS } from '@amana/domain';
import type { ListSource } from '../../../lists/list-definition.ts';
import { type ListFilters, dateParams, sortParams } from '../../../lists/list-filters.ts';

export type TransactionFilterParams = Omit<GetTransactionHistoryParams, 'pageNumber' | 'pageSize' | 'sortBy'>;

/** The filters as query parameters, for the list and its CSV file. */
export function transactionFilterParams(filters: ListFilters): TransactionFilterParams {
  const filter = TRANSACTION_STATUSES.find((known) => known === filters.status);
  return { ...(filter === undefined ? {} : { filter }), ...dateParams(filters) };
}

export const TRANSACTION_LIST_SOURCE: ListSource<Transaction> = {
  statuses: TRANSACTION_STATUS_FILTERS,
  isSortable: true,
  queryOptions: (filters) =>
    getGetTransactionHistoryQueryOptions({
      ...transactionFilterParams(filters),
      ...sortParams(filters),
      pageNumber: filters.page,
      pageSize: LIST_PAGE_SIZE,
    }),
};
