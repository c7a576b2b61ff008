import type { ListOptions } from '../../../shared/lists/list-filters.ts';

export const DISPUTE_LIST: ListOptions = { statuses: [], isSortable: true };
