import { describe, expect, test } from 'vitest';
import { closedActionsText } from '../orders/action-state.ts';
import { ORDER_STATUSES } from '../orders/order-transitions.ts';
import { BUYER, SELLER, STRANGER, aTransaction } from '../testing/an-order.ts';
import { transactionActions, type TransactionActions } from './transaction-actions.ts';
import { TRANSACTION_STATUSES } from './transaction-status.ts';

const inOrder = ({ confirmDelivery, productReceived, lodgeDispute }: TransactionActions) => [
  confirmDelivery,
  productReceived,
  lodgeDispute,
];

describe('the actions of a transaction', () => {
  test('every order status × transaction status: an action needs a matching status of both', () => {
    const wrong = [];
    for (const orderStatus of ORDER_STATUSES)
      for (const transactionStatus of TRANSACTION_STATUSES) {
        const transaction = aTransaction({ orderStatus, transactionStatus });
        const forSeller = transactionActions(transaction, SELLER);
        const forBuyer = transactionActions(transaction, BUYER);
        const settled = transactionStatus === 'Completed';
        const delivered = ['Delivered', 'ProcessingSettlement', 'Completed'].includes(transactionStatus);
        const disputed = transactionStatus === 'DisputedOrder';
        const expected = {
          ship: orderStatus === 'Paid' && !delivered && !disputed,
          receive: orderStatus === 'Shipped' && !settled && !disputed,
          dispute: (orderStatus === 'Paid' || orderStatus === 'Shipped') && !settled && !disputed,
        };
        const actual = {
          ship: forSeller.confirmDelivery.state === 'enabled',
          receive: forBuyer.productReceived.state === 'enabled',
          dispute: forBuyer.lodgeDispute.state === 'enabled',
        };
        if (JSON.stringify(actual) !== JSON.stringify(expected))
          wrong.push({ orderStatus, transactionStatus, actual });
      }
    expect(wrong).toEqual([]);
  });

  test('every order status × transaction status × role: a side has only its buttons, and a disabled one has a reason', () => {
    const wrong = [];
    for (const orderStatus of ORDER_STATUSES)
      for (const transactionStatus of TRANSACTION_STATUSES)
        for (const [viewerId, own] of [
          [SELLER, [true, false, false]],
          [BUYER, [false, true, true]],
          [STRANGER, [false, false, false]],
        ] as const) {
          const actions = inOrder(
            transactionActions(aTransaction({ orderStatus, transactionStatus }), viewerId),
          );
          const isRight = actions.every(({ state, reason }, index) =>
            state === 'hidden'
              ? own[index] === false
              : own[index] === true && (state === 'enabled') === (reason === null),
          );
          if (!isRight) wrong.push({ orderStatus, transactionStatus, viewerId, actions });
        }
    expect(wrong).toEqual([]);
  });

  test('nothing is claimed about a payment that the order awaits and the transaction has', () => {
    const inDoubt = aTransaction({ orderStatus: 'OpenTransaction', transactionStatus: 'Paid' });

    expect(inOrder(transactionActions(inDoubt, BUYER)).map(({ reason }) => reason)).toEqual([
      null,
      'This app cannot tell whether this order was paid',
      'This app cannot tell whether this order was paid',
    ]);
  });

  test('each side sees its buttons, a stranger sees none', () => {
    const states = (viewerId: string) =>
      inOrder(transactionActions(aTransaction(), viewerId)).map((action) => action.state === 'hidden');

    expect(states(SELLER)).toEqual([false, true, true]);
    expect(states(BUYER)).toEqual([true, false, false]);
    expect(states(STRANGER)).toEqual([true, true, true]);
  });

  test('the buttons have their agreed labels', () => {
    expect(inOrder(transactionActions(aTransaction(), BUYER)).map(({ label }) => label)).toEqual([
      'Confirm Delivery',
      'Product Received',
      'Lodge Dispute',
    ]);
  });

  test.each([
    ['Paid', 'Paid', BUYER, 'productReceived', 'This order has not been shipped yet'],
    ['Delivered', 'Settling', BUYER, 'productReceived', 'This order is already delivered'],
    ['Completed', 'Completed', BUYER, 'lodgeDispute', 'This transaction is already completed'],
    ['Delivered', 'ProcessingSettlement', SELLER, 'confirmDelivery', 'This transaction is being settled'],
    ['Shipped', 'Paid', SELLER, 'confirmDelivery', 'This order is already shipped'],
    ['InDispute', 'DisputedOrder', BUYER, 'productReceived', 'This order is in dispute'],
    // A provider may leave the order's status as it was before the dispute.
    ['Shipped', 'DisputedOrder', BUYER, 'productReceived', 'This order is in dispute'],
    ['Shipped', 'DisputedOrder', BUYER, 'lodgeDispute', 'This order is in dispute'],
    ['Paid', 'DisputedOrder', SELLER, 'confirmDelivery', 'This order is in dispute'],
  ] as const)(
    '%s / %s: %s reads why %s is disabled',
    (orderStatus, transactionStatus, viewerId, name, reason) => {
      const actions = transactionActions(aTransaction({ orderStatus, transactionStatus }), viewerId);

      expect(actions[name]).toMatchObject({ state: 'disabled', reason });
    },
  );
});

test.each([
  ['Paid', 'Paid', BUYER, null],
  ['Paid', 'Shipped', SELLER, 'Shipping is closed: the order is shipped'],
  ['DisputedOrder', 'InDispute', BUYER, null],
  ['Delivered', 'Delivered', SELLER, 'Shipping is closed: the transaction is delivered'],
  ['ProcessingSettlement', 'Delivered', SELLER, 'Shipping is closed: the transaction is being settled'],
  ['Completed', 'Completed', BUYER, 'Receipt and disputes are closed: the transaction is completed'],
] as const)(
  'one line names what can never be done again (%s, %s, %s)',
  (transactionStatus, orderStatus, viewerId, text) => {
    const actions = transactionActions(aTransaction({ transactionStatus, orderStatus }), viewerId);

    expect(closedActionsText(inOrder(actions))).toBe(text);
  },
);
