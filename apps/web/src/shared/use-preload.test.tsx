import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePreload } from './use-preload.ts';

const network = vi.spyOn(navigator, 'onLine', 'get');
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  network.mockReset();
});

test.each([
  ['with a network', true, 1],
  ['not without one, because most browsers never ask again for what failed', false, 0],
])('code is loaded ahead %s', (_, isOnline, times) => {
  network.mockReturnValue(isOnline);
  const load = vi.fn(() => Promise.resolve());
  const loads = [load];

  renderHook(() => usePreload(loads));
  vi.runAllTimers();

  expect(load).toHaveBeenCalledTimes(times);
});
