import { type CalendarDate, LIST_PAGE_MAX_NUMBER, LIST_PAGE_SIZE, isCalendarDate } from '@amana/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';

export const ALL_STATUSES = 'All';
export const FIRST_PAGE = { pageNumber: 1, pageSize: LIST_PAGE_SIZE };

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
  const text = (name: string) => params.get(name) ?? '';
  const date = (name: string) => (isCalendarDate(text(name)) ? text(name) : '');
  const page = Number(text('page'));
  return {
    tab: LIST_TABS.find((tab) => tab === text('tab')) ?? null,
    status: statuses.find((status) => status === text('status')) ?? ALL_STATUSES,
    from: date('from'),
    to: date('to'),
    isOldestFirst: isSortable && text('sort') === OLDEST_FIRST,
    page: Number.isInteger(page) && page > 0 && page <= LIST_PAGE_MAX_NUMBER ? page : 1,
  };
}

/** Omits defaults, so that an unfiltered list has a URL without parameters. */
export function writeListFilters({
  tab,
  status,
  from,
  to,
  isOldestFirst,
  page,
}: ListFilters): URLSearchParams {
  const texts = {
    tab: tab ?? '',
    status: status === ALL_STATUSES ? '' : status,
    from,
    to,
    sort: isOldestFirst ? OLDEST_FIRST : '',
    page: page === 1 ? '' : String(page),
  };
  return new URLSearchParams(Object.entries(texts).filter(([, text]) => text !== ''));
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

/** The filters are stored in the URL, so that Back, a reload and a shared link restore them. */
export function useListFilters(options: ListOptions) {
  const [params, setParams] = useSearchParams();
  const filters = readListFilters(params, options);
  return {
    filters,
    change: (change: FilterChange) =>
      setParams(writeListFilters(changeListFilters(filters, change)), {
        // A field shows at once what was just entered.
        flushSync: true,
        // Each digit of a typed year makes a date, so Back undoes all of them at once.
        replace: (['from', 'to'] as const).some(
          (name) => filters[name] !== '' && (change[name] ?? '') !== '',
        ),
      }),
    goToPage: (page: number, shownTab: ListTab | null) =>
      setParams(writeListFilters({ ...filters, page, tab: filters.tab ?? shownTab })),
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
