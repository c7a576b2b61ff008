import type { CalendarDate } from '@amana/domain';
import { isCalendarDate } from '@amana/domain';

export type ListTab = 'sell' | 'buy';

/** What a list of orders, transactions or disputes is narrowed to; it lives in the URL and nowhere else. */
export interface ListFilters {
  readonly tab: ListTab;
  /** 'All' or one of the statuses that the list offers (§9). */
  readonly status: string;
  /** Empty where it is not given. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly page: number;
}

export const ALL_STATUSES = 'All';
export const FROM_AFTER_TO = 'From must not be after To';

/** Reads the URL; whatever is not understood counts as not given, so that an old or mistyped link still opens. */
export function readListFilters(params: URLSearchParams, statuses: readonly string[]): ListFilters {
  const status = params.get('status') ?? ALL_STATUSES;
  return {
    tab: params.get('tab') === 'buy' ? 'buy' : 'sell',
    status: statuses.includes(status) ? status : ALL_STATUSES,
    from: readDate(params.get('from')),
    to: readDate(params.get('to')),
    page: readPage(params.get('page')),
  };
}

/** Only what differs from the plain list is written, so that the plain list has a plain address. */
export function writeListFilters(filters: ListFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.tab !== 'sell') params.set('tab', filters.tab);
  if (filters.status !== ALL_STATUSES) params.set('status', filters.status);
  if (filters.from !== '') params.set('from', filters.from);
  if (filters.to !== '') params.set('to', filters.to);
  if (filters.page > 1) params.set('page', String(filters.page));
  return params;
}

/** §2: the page resets to 1 when a filter changes. */
export function changeListFilters(
  filters: ListFilters,
  change: Partial<Omit<ListFilters, 'page'>>,
): ListFilters {
  return { ...filters, ...change, page: 1 };
}

export function clearListFilters(filters: ListFilters): ListFilters {
  return changeListFilters(filters, { status: ALL_STATUSES, from: '', to: '' });
}

export function hasListFilters({ status, from, to }: ListFilters): boolean {
  return status !== ALL_STATUSES || from !== '' || to !== '';
}

/** Why these dates cannot be searched, or null. */
export function dateRangeProblem({ from, to }: Pick<ListFilters, 'from' | 'to'>): string | null {
  return from !== '' && to !== '' && from > to ? FROM_AFTER_TO : null;
}

function readDate(text: string | null): CalendarDate {
  return text !== null && isCalendarDate(text) ? text : '';
}

function readPage(text: string | null): number {
  const page = Number(text ?? '1');
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
