import { ApiError } from '@amana/api';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEFAULT_CONFIG } from '../shared/config.ts';
import { ConfigContext } from '../shared/hooks/use-config.ts';
import { FailureState } from './failure-state.tsx';

const failure = (kind: ApiError['kind'], text: string | null = null) =>
  new ApiError({ kind, status: null, text });

function shown(error: unknown): string {
  render(<FailureState error={error} onRetry={() => undefined} />);
  return screen.getByRole('alert').textContent;
}

test.each([
  [failure('offline'), 'Not loaded yet'],
  [failure('network'), 'Amana does not answer'],
  [failure('hidden'), 'No answer reached this page'],
  [failure('timeout'), 'Amana does not answer'],
  [failure('unavailable'), 'Amana has a problem'],
  [failure('refused'), 'Amana refused this'],
  [failure('unreadable'), 'The answer cannot be read'],
  [new TypeError('x is undefined'), 'This page has a fault'],
])('%s is shown as "%s"', (error, title) => {
  expect(shown(error)).toContain(title);
});

test('a failure names the configured product', () => {
  render(
    <ConfigContext value={{ ...DEFAULT_CONFIG, productName: 'Osusu' }}>
      <FailureState error={failure('network')} onRetry={() => undefined} />
    </ConfigContext>,
  );

  screen.getByRole('heading', { name: 'Osusu does not answer' });
});

test('the text of a refusal is shown', () => {
  expect(shown(failure('refused', 'The clearing house is closed'))).toContain('The clearing house is closed');
});

test('an answer that cannot be read has a code for support', () => {
  const error = new ApiError({ kind: 'unreadable', status: 200, text: null, code: 'getOrder-200-data' });

  expect(shown(error)).toContain('Code for support: getOrder-200-data');
});

test('the id of the call and the fault of its answer are one code', () => {
  const error = new ApiError({ kind: 'unreadable', status: 200, text: null, code: 'getOrder-200-data' });
  error.requestId = 'a1b2c3d4'.repeat(4);

  expect(shown(error).match(/code/gi)).toHaveLength(1);
  const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
  expect(searchParams.get('text')).toBe('Code for support: a1b2c3d4 getOrder-200-data');
});

test('a refusal has no code, because the person can act on its words', () => {
  const error = failure('refused', 'The clearing house is closed');
  error.requestId = 'a1b2c3d4'.repeat(4);

  expect(shown(error)).not.toContain('Code for support');
});
