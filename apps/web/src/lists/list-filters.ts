import { type CalendarDate, LIST_PAGE_MAX_NUMBER, isCalendarDate } from '@amana/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';

export const ALL_STATUSES = 'All';

export const LIST_TABS = ['sell', 'buy'] as const;
export type ListTab = (typeof LIST_TABS)[number];

export interface ListFilters {
  /** Null until a tab is chosen; the list then shows the tab of its newest item. */
  readonly tab: ListTab | null;
  readonly status: string;
  /** First day; empty for no limit. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** False also for a list that the server cannot sort. */
  readonly isOldestFirst: boolean;
  readonly page: number;
}

export type DateFilters = Pick<ListFilters, 'from' | 'to'>;

export interface FilterRangeProps {
  filters: DateFilters;
  onChange: (dates: DateFilters) => void;
}

export type FilterChange = Partial<Omit<ListFilters, 'page'>>;

const OLDEST_FIRST = 'oldest';

export interface ListOptions {
  /** Empty if the list has no status filter. */
  readonly statuses: readonly string[];
  readonly isSortable: boolean;
}

/** Ignores unknown values, so that an old or mistyped link still opens the list. */
export function readListFilters(params: URLSearchParams, { statuses, isSortable }: ListOptions): ListFilters {
  const status = params.get('status') ?? ALL_STATUSES;
  const page = Number(params.get('page') ?? '1');
  return {
    tab: LIST_TABS.find((tab) => tab === params.get('tab')) ?? null,
    status: statuses.includes(status) ? status : ALL_STATUSES,
    from: readDate(params.get('from')),
    to: readDate(params.get('to')),
    isOldestFirst: isSortable && params.get('sort') === OLDEST_FIRST,
    page: Number.isInteger(page) && page > 0 && page <= LIST_PAGE_MAX_NUMBER ? page : 1,
  };
}

function readDate(text: string | null): CalendarDate {
  return text !== null && isCalendarDate(text) ? text : '';
}

/** Omits defaults, so that an unfiltered list has a URL without parameters. */
export function writeListFilters(filters: ListFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.tab !== null) params.set('tab', filters.tab);
  if (filters.status !== ALL_STATUSES) params.set('status', filters.status);
  if (filters.from !== '') params.set('from', filters.from);
  if (filters.to !== '') params.set('to', filters.to);
  if (filters.isOldestFirst) params.set('sort', OLDEST_FIRST);
  if (filters.page > 1) params.set('page', String(filters.page));
  return params;
}

/** A changed filter returns to the first page; a tab shows other rows of the same page. */
export function changeListFilters(filters: ListFilters, change: FilterChange): ListFilters {
  const isTab = Object.keys(change).every((name) => name === 'tab');
  return { ...filters, ...change, page: isTab ? filters.page : 1 };
}

export function hasListFilters({ status, from, to }: ListFilters): boolean {
  return status !== ALL_STATUSES || from !== '' || to !== '';
}

export function dateRangeProblem({ from, to }: DateFilters): string | null {
  return from !== '' && to !== '' && from > to ? 'From must not be after To' : null;
}

/** Newest first is the server's default. */
export function sortParams({ isOldestFirst }: Pick<ListFilters, 'isOldestFirst'>) {
  return isOldestFirst ? { sortBy: 'createdAt' as const } : {};
}

export function dateParams({ from, to }: DateFilters) {
  return { ...(from === '' ? {} : { startDate: from }), ...(to === '' ? {} : { endDate: to }) };
}

export interface ListFilterState {
  readonly filters: ListFilters;
  readonly change: (change: FilterChange) => void;
  /** `tab` is the shown tab. */
  readonly goToPage: (page: number, tab: ListTab | null) => void;
}

/** The filters are stored in the URL, so that Back, a reload and a shared link restore them. */
export function useListFilters(options: ListOptions): ListFilterState {
  const [params, setParams] = useSearchParams();
  const filters = readListFilters(params, options);
  return {
    filters,
    change: (change) =>
      setParams(writeListFilters(changeListFilters(filters, change)), {
        // A field shows at once what was just entered.
        flushSync: true,
        // Each digit of a typed year makes a date, so Back undoes all of them at once.
        replace: (['from', 'to'] as const).some(
          (name) => filters[name] !== '' && (change[name] ?? '') !== '',
        ),
      }),
    goToPage: (page, tab) => setParams(writeListFilters({ ...filters, page, tab: filters.tab ?? tab })),
  };
}

/** Without a total from the service, the last page may be past the end too; then the first page follows. */
export function useLastPageAtMost(pages: number | null, filters: ListFilters): void {
  const [, setParams] = useSearchParams();
  const isPastEnd = pages !== null && filters.page > pages;
  const wasPastEnd = useRef(false);
  const { state } = useNavigation();
  const goTo = useEffectEvent((page: number) =>
    setParams(writeListFilters({ ...filters, page }), { replace: true }),
  );
  useEffect(() => {
    if (pages === null || state !== 'idle') return;
    if (isPastEnd) goTo(wasPastEnd.current ? 1 : pages);
    wasPastEnd.current = isPastEnd;
  }, [isPastEnd, pages, state]);
}
