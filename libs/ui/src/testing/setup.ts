import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { fillDomGaps, recordConsoleErrors } from './jsdom.ts';

fillDomGaps();
// In ms, a third of a test's limit.
configure({ asyncUtilTimeout: 60_000 });

// An error on the console fails the test.
const errors = recordConsoleErrors();

afterEach(() => {
  cleanup();
  expect(errors.splice(0)).toEqual([]);
});
