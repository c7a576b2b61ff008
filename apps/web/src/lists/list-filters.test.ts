import { ORDER_STATUS_FILTERS } from '@amana/domain';
import { describe, expect, test } from 'vitest';
import {
  changeListFilters,
  dateRangeProblem,
  hasListFilters,
  readListFilters,
  writeListFilters,
} from './list-filters.ts';

const read = (query: string) =>
  readListFilters(new URLSearchParams(query), { statuses: ORDER_STATUS_FILTERS, isSortable: true });

describe('filters of a list in the URL', () => {
  test('a plain address is the first page of everything, without a chosen tab', () => {
    expect(read('')).toEqual({ tab: null, status: 'All', from: '', to: '', isOldestFirst: false, page: 1 });
  });

  test('written filters are read back', () => {
    const query = 'tab=buy&status=Pending&from=2026-01-01&to=2026-02-01&sort=oldest&page=3';

    expect(writeListFilters(read(query)).toString()).toBe(query);
  });

  test('unknown values are ignored', () => {
    expect(read('tab=x&status=Nope&from=2026-02-31&to=soon&sort=amount&page=-2')).toEqual(read(''));
    expect(read('page=1000001')).toEqual(read(''));
    expect(read('page=1000000').page).toBe(1_000_000);
  });

  test('a changed filter returns to page 1, a changed tab keeps the page', () => {
    expect(changeListFilters(read('page=3'), { status: 'Pending' }).page).toBe(1);
    expect(changeListFilters(read('page=3'), { from: '2026-01-01' }).page).toBe(1);
    expect(changeListFilters(read('page=3'), { isOldestFirst: true }).page).toBe(1);
    expect(changeListFilters(read('page=3'), { tab: 'buy' }).page).toBe(3);
  });

  test('clearing keeps the tab and the order', () => {
    const filters = read('tab=buy&status=Pending&from=2026-01-01&sort=oldest&page=2');
    const cleared = changeListFilters(filters, { status: 'All', from: '', to: '' });

    expect(cleared).toEqual(read('tab=buy&sort=oldest'));
    expect(hasListFilters(cleared)).toBe(false);
  });

  test('a list that the server cannot sort ignores an order in the URL', () => {
    const options = { statuses: ORDER_STATUS_FILTERS, isSortable: false };

    expect(readListFilters(new URLSearchParams('sort=oldest'), options)).toEqual(read(''));
  });

  test('From after To is refused, the same day is not', () => {
    expect(dateRangeProblem({ from: '2026-02-02', to: '2026-02-01' })).toBe('From must not be after To');
    expect(dateRangeProblem({ from: '2026-02-01', to: '2026-02-01' })).toBeNull();
    expect(dateRangeProblem({ from: '2026-02-01', to: '' })).toBeNull();
  });
});
