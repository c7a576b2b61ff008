import { expect, test } from 'vitest';
import { isPaymentInDoubt, offeredPayment } from './payment-in-doubt.ts';

test.each([
  ['AwaitingPayment', 'Paid', true],
  ['OpenTransaction', 'Paid', true],
  ['OpenTransaction', 'DisputedOrder', true],
  ['OpenTransaction', 'Completed', true],
  ['OpenTransaction', 'Pending', false],
  ['AwaitingPayment', 'AccountExpired', false],
  ['OpenTransaction', 'EscrowHold' as 'Paid', false],
  ['Paid', 'Pending', false],
  ['Shipped', 'Paid', false],
] as const)(
  'a payment of an order that is %s with a transaction that is %s is in doubt: %s',
  (orderStatus, transactionStatus, isInDoubt) => {
    expect(isPaymentInDoubt({ orderStatus, transactionStatus })).toBe(isInDoubt);
  },
);

test.each([
  ['enabled', true, false, 'enabled', null],
  ['enabled', false, false, 'disabled', 'These amounts do not add up'],
  ['enabled', true, true, 'disabled', 'This app cannot tell whether this order was paid'],
  ['disabled', false, false, 'disabled', 'This order is already paid'],
  ['disabled', false, true, 'disabled', 'This app cannot tell whether this order was paid'],
  ['hidden', false, true, 'hidden', null],
] as const)(
  'a payment that is %s, with amounts that add up: %s, in doubt: %s, is %s',
  (state, addsUp, isInDoubt, offered, reason) => {
    const pay = {
      state,
      label: 'Pay Now',
      reason: state === 'disabled' ? 'This order is already paid' : null,
    };

    expect(offeredPayment(pay, { addsUp, isInDoubt })).toEqual({ state: offered, label: 'Pay Now', reason });
  },
);

test('a payment is not offered for amounts that cannot be read', () => {
  const pay = { state: 'enabled', label: 'Pay Now', reason: null } as const;

  expect(offeredPayment(pay, { addsUp: false, isReadable: false })).toEqual({
    state: 'disabled',
    label: 'Pay Now',
    reason: 'Not every amount can be read',
  });
});
