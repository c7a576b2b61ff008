import { fillDomGaps } from '@amana/ui/testing';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { forgetWaitingCalls } from './backend-adapter.ts';
import { takeNodeFiles } from './node-files.ts';

fillDomGaps();
await takeNodeFiles();
// In ms: a third of what a test may take, so that the failure names what was waited for.
configure({ asyncUtilTimeout: 60_000 });

// An error on the console is a bug that no test asserts.
const consoleError = vi.spyOn(console, 'error');

afterEach(() => {
  cleanup();
  forgetWaitingCalls();
  localStorage.clear();
  sessionStorage.clear();
  expect(consoleError.mock.calls).toEqual([]);
  consoleError.mockClear();
});
