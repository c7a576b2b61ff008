// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { readLastFilters, storeLastFilters } from './last-filters.ts';

afterEach(() => sessionStorage.clear());

const FILTERS = new URLSearchParams({ status: 'Pending', search: 'sandals' });

test('the filters of each list come back to the same person only', () => {
  storeLastFilters('ada', '/orders', FILTERS);

  expect(readLastFilters('ada', '/orders').toString()).toBe(FILTERS.toString());
  expect(readLastFilters('ada', '/disputes').size).toBe(0);
  expect(readLastFilters('chidi', '/orders').size).toBe(0);
});

test('a list without filters is forgotten, and the others stay', () => {
  storeLastFilters('ada', '/orders', FILTERS);
  storeLastFilters('ada', '/disputes', FILTERS);

  storeLastFilters('ada', '/orders', new URLSearchParams());

  expect(readLastFilters('ada', '/orders').size).toBe(0);
  expect(readLastFilters('ada', '/disputes').get('search')).toBe('sandals');
});

test.each(['no JSON', '[]', '{"userId":"ada","lists":{"/orders":7}}'])(
  'a stored value that cannot be read counts as none: %s',
  (stored) => {
    sessionStorage.setItem('listFilters', stored);

    expect(readLastFilters('ada', '/orders').size).toBe(0);
  },
);
