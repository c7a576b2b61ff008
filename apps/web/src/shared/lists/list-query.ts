import { LIST_PAGE_SIZE } from '@amana/domain';
import type { ListFilters } from './list-filters.ts';

/** Page and dates as the history calls take them (§7); what is not given is not sent. */
export function listQuery({ from, to, page }: Pick<ListFilters, 'from' | 'to' | 'page'>) {
  return {
    pageNumber: page,
    pageSize: LIST_PAGE_SIZE,
    ...(from === '' ? {} : { startDate: from }),
    ...(to === '' ? {} : { endDate: to }),
  };
}
