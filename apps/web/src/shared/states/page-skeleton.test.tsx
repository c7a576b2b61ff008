import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holdAnswers } from '../../testing/hold-answers.ts';
import { openApp } from '../../testing/open-app.tsx';

const ID = '00000000-0000-4000-8000-000000000000';

test.each([
  ['Pending Order', `/dashboard/orders/${ID}`],
  ['Approve Order', `/dashboard/order/approve/${ID}`],
  ['Complete Your Payment', `/dashboard/order/payments/${ID}`],
  ['Bank Transfer Details', `/dashboard/order/payment/account/${ID}`],
  ['Manage Transaction', `/dashboard/manage-transactions/${ID}`],
  ['Transaction Details', `/dashboard/transactions/${ID}`],
  ['Lodge Dispute', `/dashboard/lodge-dispute/${ID}`],
  ['Dispute Details', `/dashboard/manage-disputes/${ID}`],
  ['Chat with Support', `/dashboard/chats/${ID}`],
])('%s: has its heading and a way back while it is loading', async (name, path) => {
  const app = await openApp('/dashboard/settings', { as: 'ada' });
  holdAnswers(app, ID);

  await app.goTo(path);

  await screen.findByRole('status', { name: 'Loading' });
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([name]);
  expect(screen.getByRole('main').querySelector('header a[href]')).not.toBeNull();
});
