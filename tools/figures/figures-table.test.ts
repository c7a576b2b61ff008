import { expect, test } from 'vitest';
import { figuresTable } from './figures-table.ts';

const BALANCE = {
  command: 'measure:data',
  name: 'first balance',
  value: 2.914,
  limit: 3.19,
  unit: 's',
  measuredOn: '2026-11-22',
};

test('a figure has a row with its unit, limit and date, marked as within its limit', () => {
  expect(figuresTable('', [BALANCE])).toBe(
    [
      '| Command | Figure | Measured | Limit | Within | Date |',
      '| --- | --- | --- | --- | --- | --- |',
      '| `npm run measure:data` | first balance | 2.91 s | at most 3.19 s | ✔ | 2026-11-22 |',
    ].join('\n'),
  );
});

test('a figure that misses its limit is marked', () => {
  expect(figuresTable('', [{ ...BALANCE, value: 3.191 }])).toContain('| at most 3.19 s | ✖ |');
});

test('a figure measured again replaces its row, any other row stays', () => {
  const score = { ...BALANCE, command: 'measure:lighthouse', name: 'login', unit: '', isMinimum: true };
  const earlier = figuresTable('', [BALANCE, { ...score, value: 99, limit: 97 }]);

  const table = figuresTable(earlier, [{ ...BALANCE, value: 2.5, measuredOn: '2026-12-01' }]);

  expect(table.split('\n').slice(2)).toEqual([
    '| `npm run measure:data` | first balance | 2.5 s | at most 3.19 s | ✔ | 2026-12-01 |',
    '| `npm run measure:lighthouse` | login | 99 | at least 97 | ✔ | 2026-11-22 |',
  ]);
});
