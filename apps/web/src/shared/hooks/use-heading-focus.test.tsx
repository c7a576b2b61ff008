import { createTestBackend, startTrade } from '@amana/mock-lab/testing';
import { Dialog } from '@amana/ui';
import { screen, waitFor } from '@testing-library/react';
import { Link, Outlet } from 'react-router-dom';
import { expect, test } from 'vitest';
import { holdAnswers } from '../../testing/hold-answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { usePageTitle } from './use-page-title.ts';

const focused = () => document.activeElement;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the first page of a tab leaves the focus where it is', async () => {
  await openApp('/dashboard/settings', { as: 'ada' });

  await heading('Settings');
  expect(focused()).toBe(document.body);
});

test('a link moves the focus to the heading of the next page', async () => {
  const { user } = await openApp('/dashboard/settings', { as: 'ada' });
  await heading('Settings');

  await user.click(screen.getByRole('link', { name: 'Home' }));

  const next = await heading('Welcome, Ada');
  await waitFor(() => expect(focused()).toBe(next));
  await user.tab();
  expect(next.hasAttribute('tabindex')).toBe(false);
});

test('Back moves the focus to the heading of the earlier page', async () => {
  const { goTo, goBack } = await openApp('/dashboard/overview', { as: 'ada' });
  await goTo('/dashboard/settings');
  await goTo('/dashboard/account');
  await goBack();

  expect(focused()).toBe(await heading('Settings'));
});

test('the focus follows from the heading of a skeleton to the loaded one', async () => {
  const backend = await createTestBackend();
  const { orderId } = await startTrade(backend);
  const app = await openApp('/dashboard/settings', { as: 'ada', backend });
  const { release } = holdAnswers(app, 'GetById');
  await app.goTo(`/dashboard/orders/${orderId}`);
  const early = await heading('Pending Order');
  expect(focused()).toBe(early);

  release();
  await screen.findByRole('region', { name: 'Payment breakdown' });

  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { level: 1 })));
  expect(early.isConnected).toBe(false);
});

test('the focus moves to the heading that says that an order is not found', async () => {
  const { goTo } = await openApp('/dashboard/settings', { as: 'ada' });
  await goTo('/dashboard/orders/00000000-0000-4000-8000-000000000000');

  const notFound = await heading('Order not found or error loading order.');
  await waitFor(() => expect(focused()).toBe(notFound));
});

test('the focus stays in a field that the page focuses, and on a filter', async () => {
  function Page() {
    usePageTitle('Form');
    return (
      <main>
        <h1>Form</h1>
        <input aria-label="Code" autoFocus />
        <Link to="?tab=2">Tab</Link>
      </main>
    );
  }
  const { goTo, user } = await openApp('/start', {
    routes: [
      { path: '/start', element: <h1>Start</h1> },
      { path: '/form', element: <Page /> },
    ],
  });

  await goTo('/form');
  expect(focused()).toBe(await screen.findByLabelText('Code'));
  await user.click(screen.getByRole('link', { name: 'Tab' }));

  expect(focused()).toBe(screen.getByRole('link', { name: 'Tab' }));
});

test('an open dialog keeps the focus when its page changes', async () => {
  function Page() {
    usePageTitle('Page');
    return (
      <main>
        <h1>Page</h1>
        <Outlet />
      </main>
    );
  }
  const dialog = (
    <Dialog title="Created" isOpen onClose={() => undefined}>
      <button type="button">View</button>
    </Dialog>
  );
  const { goTo } = await openApp('/page', {
    routes: [{ path: '/page', element: <Page />, children: [{ path: 'created', element: dialog }] }],
  });

  await goTo('/page/created');

  expect((await screen.findByRole('dialog')).contains(focused())).toBe(true);
});
