import { expect, test } from 'vitest';
import { RecentIndex } from './recent-index.ts';
import { Table } from './table.ts';

interface Line {
  readonly id: string;
  readonly owner: string;
}

function sevenLinesOfAda(): RecentIndex<Line> {
  const table = new Table<Line>();
  const index = new RecentIndex(table, ({ owner }) => owner);
  for (const id of ['1', '2', '3', '4', '5', '6', '7']) {
    table.insert({ id, owner: 'ada' });
    table.insert({ id: `chidi ${id}`, owner: 'chidi' });
  }
  return index;
}

test.each([
  [1, ['7', '6', '5']],
  [2, ['4', '3', '2']],
  [3, ['1']],
  [4, []],
])('page %i of three lines, the latest first', (pageNumber, ids) => {
  const page = sevenLinesOfAda().page('ada', pageNumber, 3);

  expect(page.map(({ id }) => id)).toEqual(ids);
});

test('nobody’s page is empty', () => {
  const index = sevenLinesOfAda();

  expect(index.page('bola', 1, 3)).toEqual([]);
  expect([index.count('bola'), index.count('ada')]).toEqual([0, 7]);
});
