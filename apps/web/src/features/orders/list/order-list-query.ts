import { type Order, getGetOrderHistoryQueryOptions } from '@amana/api';
import { LIST_PAGE_SIZE, ORDER_STATUSES, ORDER_STATUS_FILTERS } from '@amana/domain';
import type { ListSource } from '../../../lists/list-definition.ts';

export const ORDER_LIST_SOURCE: ListSource<Order> = {
  statuses: ORDER_STATUS_FILTERS,
  isSortable: false,
  queryOptions({ status, from, to, page }) {
    const filter = ORDER_STATUSES.find((known) => known === status);
    return getGetOrderHistoryQueryOptions({
      pageNumber: page,
      pageSize: LIST_PAGE_SIZE,
      ...(filter === undefined ? {} : { Filter: filter }),
      ...(from === '' ? {} : { StartDate: from }),
      ...(to === '' ? {} : { EndDate: to }),
    });
  },
};
