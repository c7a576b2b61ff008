import { ApiError } from '@amana/api';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FailureState } from './failure-state.tsx';

const failure = (kind: ApiError['kind'], text: string | null = null) =>
  new ApiError({ kind, status: null, text });

function shown(error: unknown): string {
  render(<FailureState error={error} onRetry={() => undefined} />);
  return screen.getByRole('alert').textContent;
}

test.each([
  [failure('offline'), 'No connection'],
  [failure('network'), 'The service does not answer'],
  [failure('hidden'), 'No answer reached this page'],
  [failure('timeout'), 'The service does not answer'],
  [failure('unavailable'), 'The service has a problem'],
  [failure('refused'), 'The service refused this'],
  [failure('unreadable'), 'The answer cannot be read'],
  [new TypeError('x is undefined'), 'This page has a fault'],
])('%s is shown as "%s"', (error, title) => {
  expect(shown(error)).toContain(title);
});

test('the text of a refusal is shown', () => {
  expect(shown(failure('refused', 'The clearing house is closed'))).toContain('The clearing house is closed');
});

test('an answer that cannot be read has a code for support', () => {
  const error = new ApiError({ kind: 'unreadable', status: 200, text: null, code: 'getOrder-200-data' });

  expect(shown(error)).toContain('getOrder-200-data');
});
