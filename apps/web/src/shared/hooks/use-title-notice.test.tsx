import { renderHook } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useTitleNotice } from './use-page-title.ts';

beforeEach(() => {
  document.title = 'Pending Order · Amana';
});

const show = (text: string | null) =>
  renderHook((props: { text: string | null }) => useTitleNotice(props.text), { initialProps: { text } });

test('title notice: none leaves the title as it is', () => {
  show(null);
  expect(document.title).toBe('Pending Order · Amana');
});

test.each([
  ['the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ['the person presses the page', () => window.dispatchEvent(new Event('pointerdown'))],
  ['the person presses a key', () => window.dispatchEvent(new Event('keydown'))],
  ['the tab is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
])('title notice: ends when %s', (_, act) => {
  show('Paid');
  expect(document.title).toBe('● Paid · Amana');

  act();

  expect(document.title).toBe('Pending Order · Amana');
});

test('title notice: stays while the tab is hidden', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  show('Paid');

  document.dispatchEvent(new Event('visibilitychange'));

  expect(document.title).toBe('● Paid · Amana');
});

test('title notice: ends with its page, and leaves the title of the next', () => {
  const { unmount } = show('Paid');
  unmount();
  expect(document.title).toBe('Pending Order · Amana');

  document.title = 'Home · Amana';
  window.dispatchEvent(new Event('focus'));
  expect(document.title).toBe('Home · Amana');
});

test('title notice: leaves a title that the page has changed since', () => {
  show('Paid');
  document.title = 'Pending Order (2) · Amana';

  window.dispatchEvent(new Event('focus'));

  expect(document.title).toBe('Pending Order (2) · Amana');
});

test('title notice: a later change replaces it', () => {
  const { rerender } = show('Paid');
  rerender({ text: 'Shipped' });
  expect(document.title).toBe('● Shipped · Amana');

  window.dispatchEvent(new Event('focus'));
  expect(document.title).toBe('Pending Order · Amana');
});
