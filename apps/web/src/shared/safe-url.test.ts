import { expect, test } from 'vitest';
import { safeUrl } from './safe-url.ts';

test.each(['', ' '])('%j is not a link to the page itself', (text) => {
  expect(safeUrl(text)).toBeNull();
});
