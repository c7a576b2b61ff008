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

test('code is loaded ahead once the network returns, and only by a page that is still shown', () => {
  network.mockReturnValue(false);
  const shown = vi.fn(() => Promise.resolve());
  const left = vi.fn(() => Promise.resolve());
  const loadsOfShown = [shown];
  const loadsOfLeft = [left];
  renderHook(() => usePreload(loadsOfShown));
  const { unmount } = renderHook(() => usePreload(loadsOfLeft));
  vi.runAllTimers();
  unmount();

  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));

  expect(shown).toHaveBeenCalledTimes(1);
  expect(left).not.toHaveBeenCalled();
});
