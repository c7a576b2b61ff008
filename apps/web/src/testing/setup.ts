import { fillDomGaps } from '@amana/ui/testing';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { forgetWaitingCalls } from './backend-adapter.ts';
import { takeNodeFiles } from './node-files.ts';

fillDomGaps();
await takeNodeFiles();
// Countdowns tick once a second, and a machine may be busy: what has not come by then, in ms, does not come.
configure({ asyncUtilTimeout: 10_000 });

// A stray error on the console is a bug that nobody asserted on.
const consoleError = vi.spyOn(console, 'error');

afterEach(() => {
  cleanup();
  forgetWaitingCalls();
  localStorage.clear();
  sessionStorage.clear();
  expect(consoleError.mock.calls).toEqual([]);
  consoleError.mockClear();
});
