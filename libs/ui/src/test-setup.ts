import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { fillDomGaps } from './testing.ts';

fillDomGaps();
// In ms: a third of what a test may take, because the first toast also loads antd.
configure({ asyncUtilTimeout: 60_000 });

// An error on the console is a bug that no test asserts.
const consoleError = vi.spyOn(console, 'error');

afterEach(() => {
  cleanup();
  expect(consoleError.mock.calls).toEqual([]);
  consoleError.mockClear();
});
