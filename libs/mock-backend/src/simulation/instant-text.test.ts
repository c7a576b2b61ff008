import { expect, test } from 'vitest';
import { httpDate, instantText } from './instant-text.ts';

test('an instant is the same text whenever it is asked for, however many others were', () => {
  const first = Date.parse('2026-03-02T09:00:00.123Z');

  for (let atMs = first; atMs < first + 25_000; atMs += 1) {
    const text = instantText(atMs);
    if (Date.parse(text) !== atMs) expect(text).toBe(new Date(atMs).toISOString());
  }

  expect(instantText(first)).toBe('2026-03-02T09:00:00.123Z');
  expect(instantText(first)).toBe('2026-03-02T09:00:00.123Z');
});

test('the header Date is of the second that is asked for, also when the clock was set back', () => {
  const atMs = Date.parse('2026-03-02T09:00:00.999Z');

  expect(httpDate(atMs)).toBe('Mon, 02 Mar 2026 09:00:00 GMT');
  expect(httpDate(atMs - 999)).toBe('Mon, 02 Mar 2026 09:00:00 GMT');
  expect(httpDate(atMs + 1)).toBe('Mon, 02 Mar 2026 09:00:01 GMT');
  expect(httpDate(atMs)).toBe('Mon, 02 Mar 2026 09:00:00 GMT');
});
