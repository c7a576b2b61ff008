import { expect, test } from 'vitest';
import { textTable } from './text-table.ts';

test('names stand to the left and figures to the right', () => {
  const table = textTable([
    ['server', 'requests/s'],
    ['bare', '42085'],
    ['mock server', '9761'],
  ]);

  expect(table.split('\n')).toEqual([
    'server        requests/s',
    'bare               42085',
    'mock server         9761',
  ]);
});
