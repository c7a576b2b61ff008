import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { tradeAt } from '../../testing/trade-at.ts';

const titleIs = (title: string) => waitFor(() => expect(document.title).toBe(`${title} · Amana`));

test.each([
  ['/', 'Log In'],
  ['/login', 'Log In'],
  ['/register', 'Register'],
  ['/send-verification?email=ada@amana.test', 'Verification Email Sent'],
  ['/confirm-email', 'Email verification'],
  ['/reset-password?Token=x&email=ada@amana.test', 'Create New Password'],
  ['/proof/q7Zt4mK0vXw2LbR9sNdY3a', 'Proof of payment'],
  ['/about', 'About this app'],
  ['/nowhere', 'Page not found'],
])('the tab of a visitor at %s is titled %s', async (path, title) => {
  await openApp(path);

  await titleIs(title);
});

test('an unknown address shows whose page it is, and the way home', async () => {
  const { user, address } = await openApp('/nowhere', { as: 'ada' });
  screen.getByText('Amana');

  await user.click(await screen.findByRole('link', { name: 'Go home' }));

  expect(address()).toBe('/dashboard/overview');
});

test.each([
  ['overview', 'Home'],
  ['account', 'Account'],
  ['account/edit-profile', 'Edit Account Information'],
  ['account/edit-account', 'Change Withdrawal Account'],
  ['account/change-password', 'Change Password'],
  ['settings', 'Settings'],
  ['create-order', 'Create Order'],
  ['order/success', 'Order Created Successfully'],
  ['orders', 'All Orders'],
  ['transactions', 'Transactions'],
  ['disputes', 'Disputed Transactions'],
])('the tab of a signed-in user at %s is titled %s', async (path, title) => {
  await openApp(`/dashboard/${path}`, { as: 'ada' });

  await titleIs(title);
});

test('each page about a trade has a different title', async () => {
  const { backend, trade, transactionId } = await tradeAt('InDispute');
  const { goTo } = await openApp('/dashboard/settings', { as: 'ada', backend });

  for (const [path, title] of [
    [`orders/${trade.orderId}`, 'Pending Order'],
    [`order/approve/${trade.orderId}`, 'Approve Order'],
    [`order/payments/${trade.orderId}`, 'Complete Your Payment'],
    [`order/payment/account/${transactionId}`, 'Bank Transfer Details'],
    [`manage-transactions/${transactionId}`, 'Manage Transaction'],
    [`transactions/${transactionId}`, 'Transaction Details'],
    [`lodge-dispute/${transactionId}`, 'Lodge Dispute'],
    [`manage-disputes/${transactionId}`, 'Dispute Details'],
    [`chats/${trade.disputeId()}`, 'Chat with Support'],
  ] as const) {
    await goTo(`/dashboard/${path}`);
    await titleIs(title);
  }
});
