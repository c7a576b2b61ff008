import { cleanup } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { fillDomGaps } from './testing.ts';

fillDomGaps();

// An error on the console is a bug that no test asserts.
const consoleError = vi.spyOn(console, 'error');

afterEach(() => {
  cleanup();
  expect(consoleError.mock.calls).toEqual([]);
  consoleError.mockClear();
});
