import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('data that no screen uses leaves the cache after a minute', () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  client.setQueryData(['order'], 'Leather sandals');

  vi.advanceTimersByTime(59_999);
  expect(client.getQueryData(['order'])).toBe('Leather sandals');
  vi.advanceTimersByTime(1);

  expect(client.getQueryData(['order'])).toBeUndefined();
});
