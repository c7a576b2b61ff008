import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { announcePages } from './announce-pages.ts';

test('screen readers hear a page that follows once: by its heading', async () => {
  const { goTo, router } = await openApp('/dashboard/settings', { as: 'ada' });
  await waitFor(() => expect(document.title).toBe('Settings · Amana'));
  onTestFinished(announcePages(router));
  expect(announced()).toBe('');

  await goTo('/dashboard/account');

  await waitFor(() => expect(document.title).toBe('Account · Amana'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Account' }));
  expect(announced()).toBe('');
});

test('screen readers hear the title if the heading does not have the focus', async () => {
  const { user, goTo, router } = await openApp('/dashboard/settings', { as: 'ada' });
  onTestFinished(announcePages(router));
  await goTo('/dashboard/account');
  await user.tab();

  document.title = '● Paid · Amana';

  await waitFor(() => expect(announced()).toBe('● Paid · Amana'));
});

test('screen readers hear the title of another page although it is the same', async () => {
  const routes = [{ path: '/order/:id', element: <h1>Pending Order</h1> }];
  const { goTo, router } = await openApp('/order/a', { routes });
  onTestFinished(announcePages(router));
  document.title = 'Pending Order · Amana';
  await waitFor(() => expect(announced()).toBe('Pending Order · Amana'));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());

  await goTo('/order/a?tab=history');
  expect(announced()).toBe('Pending Order · Amana');

  await goTo('/order/b');
  expect(announced()).toBe('');
  vi.advanceTimersByTime(1_000);
  expect(announced()).toBe('Pending Order · Amana');
});

test('screen readers do not hear the title of a page that was left at once', async () => {
  const routes = [{ path: '/order/:id', element: <h1>Pending Order</h1> }];
  const { goTo, router } = await openApp('/order/a', { routes });
  onTestFinished(announcePages(router));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  document.title = 'Pending Order · Amana';

  await goTo('/order/b');
  vi.advanceTimersByTime(600);
  await goTo('/order/c');
  vi.advanceTimersByTime(600);

  expect(announced()).toBe('');
});

test('page announcements: a notice in the title is not one of them', async () => {
  const routes = [{ path: '/order/:id', element: <h1>Pending Order</h1> }];
  const { router } = await openApp('/order/a', { routes });
  onTestFinished(announcePages(router));
  document.title = 'Pending Order · Amana';
  await waitFor(() => expect(announced()).toBe('Pending Order · Amana'));

  document.title = '● Paid · Amana';
  await Promise.resolve();

  expect(announced()).toBe('Pending Order · Amana');
});

function announced(): string | null | undefined {
  return document.body.querySelector(':scope > p[aria-live]')?.textContent;
}
