import { ApiError } from '@amana/api';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_CONFIG } from '../config.ts';
import { ConfigContext } from '../hooks/use-config.ts';
import { FailureState } from './failure-state.tsx';

afterEach(() => vi.unstubAllGlobals());

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

test('one fault in several areas is explained and announced once', () => {
  const areas = (count: number) =>
    Array.from({ length: count }, (_, index) => (
      <FailureState key={index} error={failure('network')} onRetry={() => undefined} />
    ));
  const { rerender } = render(areas(3));

  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getAllByText(/^It could not be reached/)).toHaveLength(1);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Amana does not answer',
    'Not loaded',
    'Not loaded',
  ]);
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(3);

  rerender(areas(3).slice(1));
  expect(screen.getAllByText(/^It could not be reached/)).toHaveLength(1);
});

test('a fault is explained at the top, and announced where it appeared first', () => {
  const area = (key: string) => (
    <FailureState key={key} error={failure('network')} onRetry={() => undefined} />
  );
  const { rerender } = render([area('below')]);

  rerender([area('above'), area('below')]);

  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Amana does not answer',
    'Not loaded',
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the fault of the page is explained there, not in the list next to it', () => {
  const props = { error: failure('network'), onRetry: () => undefined };
  render(
    <>
      <FailureState {...props} />
      <FailureState {...props} level={1} title="Order not found" />
    </>,
  );

  expect(screen.getByRole('alert').textContent).toContain('Order not found');
  screen.getByRole('heading', { level: 2, name: 'Not loaded' });
});

test('a fault in a dialog is explained there too', () => {
  const fault = <FailureState error={failure('network')} onRetry={() => undefined} />;
  render(
    <>
      {fault}
      <dialog open>{fault}</dialog>
    </>,
  );

  expect(screen.getAllByRole('alert')).toHaveLength(2);
  expect(screen.queryByText('Not loaded')).toBeNull();
});

test('two different faults are both explained', () => {
  render(
    <>
      <FailureState error={failure('network')} onRetry={() => undefined} />
      <FailureState error={failure('unavailable')} onRetry={() => undefined} />
    </>,
  );

  expect(screen.getAllByRole('alert')).toHaveLength(2);
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

test('a missing chunk is loaded by a reload, as most browsers never retry', async () => {
  const [reload, retry] = [vi.fn(), vi.fn()];
  vi.stubGlobal('location', { href: 'http://amana.test/', reload });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  const error = failure(
    'network',
    'Nothing was sent, because a part of this app could not be loaded. Reload the page.',
  );
  render(<FailureState error={error} onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('This page could not be loaded');

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(retry).not.toHaveBeenCalled();
});
