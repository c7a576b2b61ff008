import { fillDomGaps, recordConsoleErrors } from '@amana/ui/testing';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type UnconfirmedChange, $unconfirmedChange } from '../changes/unconfirmed-changes.ts';
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

let doubtBefore: UnconfirmedChange | null;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

beforeEach(() => {
  pollOnTestClock();
  doubtBefore = $unconfirmedChange.getState();
});
afterEach(() => {
  takeBackStubs();
  cleanup();
  server.resetHandlers();
  server.events.removeAllListeners();
  localStorage.clear();
  sessionStorage.clear();
  forgetLastPage();
  expectDoubtSettled();
  expect(errors.splice(0)).toEqual([]);
});

/** Otherwise an unconfirmed change of one test would be resolved, with a toast, during another test. */
function expectDoubtSettled(): void {
  const doubt = $unconfirmedChange.getState();
  expect(doubt !== null && doubt !== doubtBefore, 'The test left a change in doubt').toBe(false);
}
