import { type TestBackend, createTestBackend } from '@amana/mock-lab/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillForm, press } from '../../../testing/fill-form.ts';
import { openApp } from '../../../testing/open-app.tsx';

const KEMI = {
  'First Name': 'Kemi',
  'Last Name': 'Alao',
  Email: 'kemi@example.test',
  'Phone Number': '08011112222',
  Password: 'Passw0rd!',
  'Confirm Password': 'Passw0rd!',
};

async function invitation(description = 'Pair of sandals'): Promise<{ backend: TestBackend; link: string }> {
  const backend = await createTestBackend();
  const { data: session } = await backend.call('createPersonaSession', { path: { id: 'ada' } });
  const { data } = await backend.call('createOrder', {
    as: 'ada',
    body: { email: KEMI.Email, buyerId: session.user.userId, description, amount: 50_000 },
  });
  const { pathname, search } = new URL(data.referralLink);
  return { backend, link: `${pathname}${search}` };
}

const heading = () => screen.findByRole('heading', { level: 1, name: 'You have been invited to a trade' });

test('an order link shows who invites, the goods and what they would get', async () => {
  const { backend, link } = await invitation();
  const { calls } = await openApp(link, { backend });

  await heading();
  await screen.findByRole('heading', { level: 2, name: 'Ada invites you to sell' });
  screen.getByText('Description by the buyer');
  screen.getByText('Pair of sandals');
  screen.getByText('You would receive');
  screen.getByText('₦48,118.75');
  screen.getByText('Price ₦50,000.00, less charge and VAT');
  expect(calls).toHaveLength(1);
});

test('an invited buyer reads what they would pay', async () => {
  const backend = await createTestBackend();
  const { data: session } = await backend.call('createPersonaSession', { path: { id: 'tunde' } });
  const { data } = await backend.call('createOrder', {
    as: 'tunde',
    body: { email: KEMI.Email, vendorId: session.user.userId, description: 'Fan', amount: 50_000 },
  });
  const { pathname, search } = new URL(data.referralLink);
  await openApp(`${pathname}${search}`, { backend });

  await screen.findByRole('heading', { level: 2, name: 'Tunde invites you to buy' });
  screen.getByText('You would pay');
  screen.getByText('₦51,881.25');
});

test('an invitation explains the safety and the charge', async () => {
  const { backend, link } = await invitation();
  await openApp(link, { backend, config: { productName: 'Sela' } });
  await heading();

  screen.getByText('Sela holds the buyer’s money until the buyer confirms receipt.');
  screen.getByText('The buyer confirms with a code from an email. Then the seller is paid.');
  screen.getByText('If the buyer lodges a dispute, support decides.');
  screen.getByText(/a charge of 3\.5%, at most ₦2,500\.00, plus VAT of 7\.5% of the charge\./);
  await waitFor(() => expect(document.title).toBe('You have been invited to a trade · Sela'));
});

test("a description that asks for a payment carries the app's warning", async () => {
  const { backend, link } = await invitation('Pay 0123456789 GTBank first');
  await openApp(link, { backend });

  await screen.findByText(/^Pay only into the account/);
});

test.each([
  ['401', () => Promise.resolve(new Response('', { status: 401 }))],
  ['404', () => Promise.resolve(Response.json({ message: 'No route' }, { status: 404 }))],
  ['500', () => Promise.resolve(new Response('<html>', { status: 500 }))],
  ['no network', () => Promise.reject(new Error('no network'))],
])('an invitation that answers %s stays in general words', async (_, answer) => {
  const { backend, link } = await invitation();
  const { intercept, goTo, address, toasts, calls } = await openApp('/nowhere', { backend });
  intercept(answer);

  await goTo(link);

  await heading();
  await waitFor(() => expect(calls).toContain(`GET /Order/Invitation/${link.split(/[/?]/)[3] ?? ''}`));
  screen.getByText(/to see what the trade is about, and for how much\.$/);
  screen.getByRole('link', { name: 'Create your account' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(toasts).toEqual([]);
  expect(address()).toBe('/login?invited');
});

test('an invitation that the service does not know leads to the sign-in first', async () => {
  const { backend, link } = await invitation();
  const { intercept, goTo } = await openApp('/nowhere', { backend });
  intercept(() => Promise.resolve(Response.json({ message: 'No such invitation' }, { status: 404 })));

  await goTo(link);

  await screen.findByText('If you already take part, sign in.');
  const ways = screen.getAllByRole('link', { name: /account/ });
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'I have an account: sign in',
    'Create your account',
  ]);
});

test('an impossible order link invites without a call', async () => {
  const { calls } = await openApp('/dashboard/orders/42?referral=K7QX2M');

  await heading();
  await screen.findByText(/to see what the trade is about/);
  expect(calls).toEqual([]);
});

test('the way to the form moves the focus to its heading', async () => {
  const { user } = await openApp('/dashboard/orders/42?referral=K7QX2M');

  await user.click(await screen.findByRole('link', { name: 'I have an account: sign in' }));

  const next = await screen.findByRole('heading', { name: 'Log In' });
  expect(document.activeElement).toBe(next);
});

const isTrade = (_: string, element: Element | null) =>
  element?.tagName === 'STRONG' && element.textContent === 'Pair of sandals · ₦48,118.75 · from Ada';

test('the forms after an invitation name the trade', async () => {
  const { backend, link } = await invitation();
  const { user } = await openApp(link, { backend });

  await user.click(await screen.findByRole('link', { name: 'I have an account: sign in' }));
  await screen.findByText(isTrade);
  await user.click(screen.getByRole('link', { name: 'Create an account (Register)' }));

  await screen.findByRole('heading', { name: 'Create your account' });
  screen.getByText(isTrade);
});

test('the address of the invitation alone invites nobody', async () => {
  await openApp('/login?invited');

  await screen.findByRole('heading', { name: 'Log In' });
});

test('a newcomer registers, confirms, signs in and lands on the order', async () => {
  const { backend, link } = await invitation();
  const first = await openApp(link, { backend });
  await first.user.click(await screen.findByRole('link', { name: 'Create your account' }));
  await fillForm(first.user, KEMI);
  await press(first.user, 'Register');
  await waitFor(() => expect(first.address()).toBe('/send-verification?email=kemi%40example.test'));
  const { data: mails } = await backend.call('getMailbox', {
    query: { to: KEMI.Email, kind: 'confirm-email' },
  });
  const mailed = new URL(mails[0]?.link ?? '');

  // The mail opens in a new tab.
  cleanup();
  const second = await openApp(`${mailed.pathname}${mailed.search}`, { backend, keepStorage: true });
  await screen.findByRole('heading', { name: 'Email Verified' });
  await second.user.click(screen.getByRole('link', { name: 'Continue to Login' }));
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', KEMI.Email);
  await fillForm(second.user, { Password: KEMI.Password });
  await press(second.user, 'Log In');

  await screen.findByRole('heading', { level: 1, name: 'Pending Order' });
  expect(second.address()).toBe(link);
});
