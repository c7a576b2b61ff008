import { serverClock } from '@amana/api';
import type { OrderStatus } from '@amana/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { withText } from '../../../testing/with-text.ts';
import { tradeAt } from '../../../testing/trade-at.ts';

const OVERVIEW = '/dashboard/overview';

afterEach(() => void vi.restoreAllMocks());

async function cardOf(
  as: 'ada' | 'chidi',
  status: OrderStatus,
  change?: [call: string, from: RegExp | string, to: string],
) {
  const { backend, trade } = await tradeAt(status);
  const opened = await openApp('/dashboard/settings', { as, backend });
  if (change !== undefined) opened.intercept(withText(...change));
  await opened.goTo(OVERVIEW);
  const card = within(await screen.findByRole('region', { name: 'Waiting for others' }));
  return { ...opened, trade, card };
}

const DATE = '2026-11-30';
const dueOn = (date: string) =>
  ['/Overview/', /"estimatedTimeOfDelivery":"[^"]+"/g, `"estimatedTimeOfDelivery":"${date}"`] as [
    string,
    RegExp,
    string,
  ];
const atNoonOf = (year: number, month: number, day: number) =>
  vi.spyOn(serverClock, 'now').mockReturnValue(new Date(year, month, day, 12).getTime());

test('waiting for others: shows who is next, what the amount is, and the date', async () => {
  const { card, trade, user, address } = await cardOf('ada', 'Paid');

  const row = card.getByRole('link', { name: /^Waiting for Chidi to send the goods/ });
  expect(row.textContent).toMatch(/₦51,881\.25due in .*Leather sandals$/);
  await user.click(row);
  const transactionId = await trade.transactionId();
  await waitFor(() => expect(address()).toBe(`/dashboard/manage-transactions/${transactionId}`));
});

test('waiting for others: a late seller leads to a dispute and a reminder', async () => {
  atNoonOf(2026, 11, 8);
  const { card, trade } = await cardOf('ada', 'Paid', dueOn(DATE));

  const row = card.getByRole('link', { name: /^Chidi is late/ });
  expect(row.textContent).toContain('Was due Mon 30 Nov, 8 days ago. ₦51,881.25 is still with Amana.');
  const dispute = card.getByRole('link', { name: 'Lodge Dispute: Leather sandals' });
  expect(dispute.getAttribute('href')).toBe(`/dashboard/lodge-dispute/${await trade.transactionId()}`);
  const reminder = card.getByRole('link', { name: 'Remind Chidi: Leather sandals' });
  const { searchParams } = new URL(reminder.getAttribute('href') ?? '');
  expect(searchParams.get('text')).toMatch(/^Our order on Amana is waiting for you: Leather sandals /);
  // An order link would invite a person who has joined to create an account.
  expect(searchParams.get('text')).toMatch(new RegExp(`/dashboard/orders/${trade.orderId}$`));
});

/** Before the trade of the tests was paid. */
const TOO_EARLY = '2026-02-27';

test.each([
  ['ada', 'Paid', dueOn(TOO_EARLY), /^Waiting for Chidi to send the goods/],
  ['ada', 'Paid', ['/Overview/', '"events"', '"another"'], /^Waiting for Chidi to send the goods/],
  ['chidi', 'Shipped', dueOn(TOO_EARLY), /^Waiting for Ada to confirm receipt/],
] as const)(
  'waiting for others: %s blames nobody for %s after the date',
  async (as, status, change, name) => {
    atNoonOf(2026, 11, 8);
    const { card } = await cardOf(as, status, [...change]);

    card.getByRole('link', { name });
    card.getByRole('link', { name: /^Remind / });
  },
);

test('waiting for others: nobody is late by an unconfirmed device clock', async () => {
  atNoonOf(2026, 11, 8);
  vi.spyOn(serverClock, 'isConfirmed').mockReturnValue(false);
  const { card } = await cardOf('ada', 'Paid', dueOn(DATE));

  const row = card.getByRole('link', { name: /^Waiting for Chidi to send the goods/ });
  expect(row.textContent).not.toMatch(/due/i);
  expect(card.queryByRole('link', { name: /^Remind / })).toBeNull();
});

test('waiting for others: a buyer who has not confirmed can be reminded', async () => {
  atNoonOf(2026, 11, 1);
  const { card } = await cardOf('chidi', 'Shipped', dueOn(DATE));

  const row = card.getByRole('link', { name: /^Ada has not confirmed/ });
  expect(row.textContent).toContain('Delivery was due Mon 30 Nov, yesterday. Your ₦48,118.75 is with Amana.');
  const reminder = card.getByRole('link', { name: 'Remind Ada: Leather sandals' });
  expect(reminder.getAttribute('href')).toContain('https://wa.me/2348031234567?text=');
  expect(card.queryByRole('link', { name: /Lodge Dispute/ })).toBeNull();
});

test.each([
  ['ada', 1],
  ['chidi', 0],
] as const)('waiting for others: %s sees words of the buyer about a payment: %i', async (as, count) => {
  const status = as === 'ada' ? 'Paid' : 'Shipped';
  const { card } = await cardOf(as, status, [
    '/Overview/',
    /Leather sandals/g,
    'Pay 0123456789 GTBank first',
  ]);

  expect(card.queryAllByText('Pay 0123456789 GTBank first')).toHaveLength(count);
});

test('waiting for others: a buyer sees the own dispute', async () => {
  const { card, trade, user, address } = await cardOf('ada', 'InDispute');

  await user.click(card.getByRole('link', { name: /^Waiting for support to decide the dispute/ }));

  const transactionId = await trade.transactionId();
  await waitFor(() => expect(address()).toBe(`/dashboard/manage-disputes/${transactionId}`));
});

test('waiting for others: no amount is stated that does not add up', async () => {
  atNoonOf(2026, 11, 8);
  const contradictory = /"charges":[\d.]+(.*?)"estimatedTimeOfDelivery":"[^"]+"/;
  const { card } = await cardOf('ada', 'Paid', [
    '/Overview/',
    contradictory,
    `"charges":3500$1"estimatedTimeOfDelivery":"${DATE}"`,
  ]);

  const row = card.getByRole('link', { name: /^Chidi is late/ });
  expect(row.textContent).toContain('Your payment is still with Amana.These amounts do not add up');
});

test('waiting for others: not shown without such orders', async () => {
  await openApp(OVERVIEW, { as: 'ada' });

  await screen.findByRole('region', { name: 'How Amana works' });
  expect(screen.queryByRole('region', { name: 'Waiting for others' })).toBeNull();
});
