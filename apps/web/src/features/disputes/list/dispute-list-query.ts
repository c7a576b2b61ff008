import { type Transaction, getGetDisputedTransactionsQueryOptions } from '@amana/api';
import { LIST_PAGE_SIZE } from '@amana/domain';
import type { ListSource } from '../../../lists/list-definition.ts';
import { dateParams, sortParams } from '../../../lists/list-filters.ts';

export const DISPUTE_LIST_SOURCE: ListSource<Transaction> = {
  statuses: [],
  isSortable: true,
  queryOptions: (filters) =>
    getGetDisputedTransactionsQueryOptions({
      ...dateParams(filters),
      ...sortParams(filters),
      pageNumber: filters.page,
      pageSize: LIST_PAGE_SIZE,
    }),
};
