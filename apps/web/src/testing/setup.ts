import { cleanup } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

/** What jsdom lacks and the components ask for. */
vi.stubGlobal('matchMedia', (media: string) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
}));

// A stray error on the console is a bug that nobody asserted on.
const consoleError = vi.spyOn(console, 'error');

afterEach(() => {
  cleanup();
  expect(consoleError.mock.calls).toEqual([]);
  consoleError.mockClear();
});
