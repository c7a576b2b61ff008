import { type TestBackend, createTestBackend, startTrade } from '@amana/mock-lab/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { allSettled, scopeBind } from 'effector';
import { expect, test } from 'vitest';
import { loggedOut } from '../session/index.ts';
import { readOrderLink } from '../shared/order-link.ts';
import { fillForm, press } from '../testing/fill-form.ts';
import { openApp } from '../testing/open-app.tsx';
import { spyOnWarnings } from '../testing/open-chat.ts';
import { tradeAt } from '../testing/trade-at.ts';

test('no form is shown until the end of a session has loaded the site root', async () => {
  const { address, scope } = await openApp('/dashboard/orders', { as: 'ada' });
  await screen.findByRole('heading', { name: 'All Orders' });

  act(() => scopeBind(loggedOut, { scope })());
  screen.getByRole('status', { name: 'Loading' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'All Orders' })).toBeNull();

  await screen.findByRole('heading', { name: 'Log In' });
  expect(address()).toBe('/');
});

test('a signed-out visitor of a dashboard address is led to the sign-in page', async () => {
  const app = await openApp('/dashboard/orders');

  await screen.findByRole('heading', { name: 'Log In' });
  expect(app.address()).toBe('/login');
});

const INVITATION = 'You were invited to an order. Use the email address it was sent to.';

async function orderLink(): Promise<{ backend: TestBackend; link: string }> {
  const backend = await createTestBackend();
  const { orderId } = await startTrade(backend);
  const { data } = await backend.call('getOrder', { as: 'ada', path: { id: orderId } });
  const { pathname, search } = new URL(data.referralLink);
  return { backend, link: `${pathname}${search}` };
}

test('the forms tell the visitor of an order link its purpose', async () => {
  const { backend, link } = await orderLink();
  const { user } = await openApp(link, { backend });

  await user.click(await screen.findByRole('link', { name: 'I have an account: sign in' }));
  await screen.findByText(INVITATION);
  await user.click(screen.getByRole('link', { name: 'Create an account (Register)' }));

  await screen.findByRole('heading', { name: 'Create your account' });
  screen.getByText(INVITATION);
});

test('a person who signs out on an order page is not led back to it', async () => {
  const { backend, link } = await orderLink();
  const { scope } = await openApp(link, { as: 'ada', backend });
  await screen.findByRole('heading', { name: 'Pending Order' });

  await act(() => allSettled(loggedOut, { scope }));

  await screen.findByRole('heading', { name: 'Log In' });
  expect(readOrderLink()).toBeNull();
});

test('an order link opened with an ended session still leads to the order', async () => {
  spyOnWarnings();
  const { backend, link } = await orderLink();
  const { intercept, goTo, address, user } = await openApp('/nowhere', { as: 'ada', backend });
  intercept((request, next) =>
    request.headers.has('Authorization') || request.url.endsWith('/Auth/Refresh')
      ? Promise.resolve(Response.json({ message: 'Unauthorized' }, { status: 401 }))
      : next(request),
  );

  await goTo(link);

  await screen.findByText(INVITATION);
  intercept((request, next) => next(request));
  await fillForm(user, { Email: 'ada@amana.test', Password: 'Passw0rd!' });
  await press(user, 'Log In');
  await waitFor(() => expect(address()).toBe(link));
});

test('a visitor of another address is not invited to anything', async () => {
  await openApp('/dashboard/orders/42');

  await screen.findByRole('heading', { name: 'Log In' });
  expect(screen.queryByText(INVITATION)).toBeNull();
});

test('a stranger switches the account and returns to the order link', async () => {
  const { backend, link } = await orderLink();
  const { user, address, goTo } = await openApp(link, { as: 'bola', backend });
  await screen.findByText('You are not authorized to view this transaction.');
  screen.getByText(/^You are signed in as bola@amana\.test\./);

  await user.click(screen.getByRole('button', { name: 'Switch account' }));
  await screen.findByText(INVITATION);
  await user.type(screen.getByLabelText('Email'), 'chidi@amana.test');
  await user.type(screen.getByLabelText('Password'), 'Passw0rd!');
  await user.click(screen.getByRole('button', { name: 'Log In' }));

  await screen.findByRole('heading', { level: 1, name: 'Pending Order' });
  expect(address()).toBe(link);
  await goTo('/dashboard/overview');
  expect(localStorage.getItem('orderLink')).toBeNull();
});

test('a person who switches the account is signed out of the service too', async () => {
  const { backend, link } = await orderLink();
  const { user, intercept } = await openApp(link, { as: 'bola', backend });
  const ended: number[] = [];
  intercept(async (request, next) => {
    const answer = await next(request);
    if (request.url.endsWith('/Auth/LogOut')) ended.push(answer.status);
    return answer;
  });

  await user.click(await screen.findByRole('button', { name: 'Switch account' }));

  await waitFor(() => expect(ended).toEqual([200]));
});

test('the account is switched for a page without an invitation too, once', async () => {
  const { backend, trade } = await tradeAt('Paid');
  const path = `/dashboard/manage-transactions/${await trade.transactionId()}`;
  const { user, address } = await openApp(path, { as: 'bola', backend });

  await user.click(await screen.findByRole('button', { name: 'Switch account' }));
  await screen.findByRole('heading', { name: 'Log In' });
  await user.type(screen.getByLabelText('Email'), 'chidi@amana.test');
  await user.type(screen.getByLabelText('Password'), 'Passw0rd!');
  await user.click(screen.getByRole('button', { name: 'Log In' }));

  await waitFor(() => expect(address()).toBe(path));
  await waitFor(() => expect(localStorage.getItem('orderLink')).toBeNull());
});
