import type { GetOrderHistoryParams } from '@amana/api';
import { LIST_PAGE_SIZE, ORDER_STATUSES, ORDER_STATUS_FILTERS } from '@amana/domain';
import type { ListFilters, ListOptions } from '../../../lists/list-filters.ts';

export const ORDER_LIST: ListOptions = { statuses: ORDER_STATUS_FILTERS, isSortable: false };

/** What the list of orders asks for. */
export function orderListParams({ status, from, to, page }: ListFilters): GetOrderHistoryParams {
  const filter = ORDER_STATUSES.find((known) => known === status);
  return {
    pageNumber: page,
    pageSize: LIST_PAGE_SIZE,
    ...(filter === undefined ? {} : { Filter: filter }),
    ...(from === '' ? {} : { StartDate: from }),
    ...(to === '' ? {} : { EndDate: to }),
  };
}
