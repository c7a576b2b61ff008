import { fillDomGaps, recordConsoleErrors } from '@amana/ui/testing';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { forgetLastPage, takeBackStubs } from './between-tests.ts';
import { takeNodeFiles } from './node-files.ts';
import { skipOwnerStacks } from './owner-stacks.ts';
import { pollOnTestClock } from './polls.ts';

fillDomGaps();
skipOwnerStacks();
await takeNodeFiles();
// MSW extends the `Request` that exists when MSW is loaded.
const { server } = await import('./server.ts');
// A third of a test's timeout, in ms, so that the failure names what was waited for.
configure({ asyncUtilTimeout: 60_000 });

// Errors on the console fail the test that caused them.
const errors = recordConsoleErrors();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

beforeEach(pollOnTestClock);
afterEach(() => {
  takeBackStubs();
  cleanup();
  server.resetHandlers();
  server.events.removeAllListeners();
  localStorage.clear();
  sessionStorage.clear();
  forgetLastPage();
  expect(errors.splice(0)).toEqual([]);
});
