import type { GetOrderHistoryParams } from '@amana/api';
import { LIST_PAGE_SIZE, ORDER_STATUSES } from '@amana/domain';
import type { ListFilters } from '../../../shared/lists/list-filters.ts';

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
