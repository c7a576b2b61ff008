import { expect, test } from 'vitest';
import { enginesTable } from './engines-table.ts';

const inEngine = (projectName: string, status = 'expected') => ({ projectName, status });
const TRADE = { title: 'a trade', tests: [inEngine('chromium'), inEngine('firefox', 'unexpected')] };
const ORDER = { title: 'an order', tests: [inEngine('webkit')] };
const THEME = { title: 'the theme', tests: [inEngine('chromium')] };

test('a journey has a row with its result in each engine, a test of Chromium alone has none', () => {
  const table = enginesTable({ suites: [{ specs: [THEME], suites: [{ specs: [TRADE, ORDER] }] }] });

  expect(table.split('\n').map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    '| journey | Chromium | Firefox | WebKitGTK |',
    expect.stringContaining('---'),
    '| a trade | passed | failed | – |',
    '| an order | – | – | passed |',
  ]);
});

test('a run without one of the engines is refused', () => {
  expect(() => enginesTable({ suites: [{ specs: [TRADE] }] })).toThrow('without webkit');
});
