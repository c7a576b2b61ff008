import { type ScenarioName, PERSONAS } from '@amana/mock-lab';
import { createTestBackend } from '@amana/mock-lab/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';

const PAGES: Readonly<Record<ScenarioName, readonly [heading: string, text: string]>> = {
  default: ['Welcome, Ada', '₦14,771,015.74'],
  empty: ['Welcome, Ada', 'No Transactions Yet'],
  busy: ['All Orders', 'Leather sandals, size 43, lot 29'],
  'profile-not-completed': ['Edit Account Information', 'Date of Birth'],
  'no-bank-details': ['Change Withdrawal Account', 'Filled in by your bank'],
  'order-to-approve': ['Approve Order', 'You will get₦282,312.50'],
  'order-to-pay': ['Complete Your Payment', 'Total₦287,687.50'],
  'order-link-for-a-newcomer': ['You have been invited to a trade', 'invites you to'],
  'order-waits-for-bank-details': ['Pending Order', 'Second-hand chest freezer'],
  'order-rejected': ['Pending Order', 'already rejected'],
  'account-waits-for-money': ['Bank Transfer Details', '0 days 0 hours 29 minutes'],
  'account-about-to-expire': ['Bank Transfer Details', 'Less than 1 minute left'],
  'account-expired': ['Pending Order', 'Awaiting Payment'],
  underpaid: ['Bank Transfer Details', 'You sent ₦287,187.50 instead of ₦287,687.50.'],
  overpaid: ['Manage Transaction', 'Paid (done)'],
  'late-transfer': ['Pending Order', 'Awaiting Payment'],
  'transfer-on-its-way': ['Bank Transfer Details', '0 days 0 hours 19 minutes'],
  'cancelled-while-paying': ['Pending Order', 'already cancelled'],
  'seller-is-late': ['Manage Transaction', 'Lodge Dispute'],
  'paid-waiting-for-shipment': ['Manage Transaction', 'Confirm Delivery'],
  'shipped-waiting-for-code': ['Manage Transaction', 'Product Received'],
  'code-wrong-four-times': ['Manage Transaction', '1 try left'],
  settling: ['Transaction Details', 'Processing Settlement'],
  completed: ['Transaction Details', 'The seller was paid.'],
  'disputed-with-a-document': ['Dispute Details', 'View document'],
  'dispute-in-conversation': ['Chat with Support', 'The box was dented when it came.'],
  'refunded-by-support': ['Dispute Details', 'Resolved For Buyer'],
  'years-of-trading': ['Chat with Support', 'Is there any news? (1)'],
  'long-names-and-large-amounts': ['Complete Your Payment', 'Total₦1,000,002,686.50'],
};

test.each(Object.entries(PAGES))('the link of %s leads its persona there', async (name, [heading, text]) => {
  const backend = await createTestBackend();
  const scenario = (await backend.call('getScenarios')).data.find((known) => known.name === name);
  if (scenario === undefined) throw new Error(`${name} is not in the library`);
  await backend.call('resetWorld', { body: { scenario: scenario.name, orders: 30 } });
  await backend.call('putFaults', { body: {} });
  const as = PERSONAS.find(({ id }) => id === scenario.persona)?.id;

  const { address } = await openApp(scenario.path, { backend, ...(as === undefined ? {} : { as }) });

  await screen.findByRole('heading', { level: 1, name: heading });
  await waitFor(() => expect(document.body.textContent).toContain(text));
  // Only the link for a newcomer stops at the sign-in page, which leads on to the order; a dialog leaves the address.
  const path = scenario.path.replace(/\?open=.*/, '');
  expect(address()).toBe(name === 'order-link-for-a-newcomer' ? '/login?invited' : path);
});
