import { expect, test } from 'vitest';
import { inText } from './texts.ts';

test.each([
  [0, 'now'],
  [59_999, 'in 59 s'],
  [3_900_000, 'in 1 h 5 min'],
  [90_000_000, 'in 1 d 1 h'],
])('%i ms are outcome as %s', (ms, text) => {
  expect(inText(ms)).toBe(text);
});
