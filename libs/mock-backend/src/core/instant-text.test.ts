import { expect, test } from 'vitest';
import { instantText } from './instant-text.ts';

test('an instant is the same text whenever it is asked for, however many others were', () => {
  const first = Date.parse('2026-03-02T09:00:00.123Z');

  for (let atMs = first; atMs < first + 25_000; atMs += 1) {
    const text = instantText(atMs);
    if (Date.parse(text) !== atMs) expect(text).toBe(new Date(atMs).toISOString());
  }

  expect(instantText(first)).toBe('2026-03-02T09:00:00.123Z');
  expect(instantText(first)).toBe('2026-03-02T09:00:00.123Z');
});
