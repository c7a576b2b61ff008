import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { fillDomGaps, recordConsoleErrors } from './testing.ts';

fillDomGaps();
// In ms: a third of what a test may take.
configure({ asyncUtilTimeout: 60_000 });

// An error on the console is a bug that no test asserts.
const errors = recordConsoleErrors();

afterEach(() => {
  cleanup();
  expect(errors.splice(0)).toEqual([]);
});
