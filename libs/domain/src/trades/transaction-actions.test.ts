import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES, orderTransition, type OrderStatus } from '../orders/order-transitions.ts';
import { BUYER, SELLER, STRANGER, aTransaction } from '../testing/an-order.ts';
import { transactionActions } from './transaction-actions.ts';
import { TRANSACTION_STATUSES, type TransactionStatus } from '../orders/transaction-status.ts';

const inOrder = ({
  confirmDelivery,
  productReceived,
  lodgeDispute,
}: ReturnType<typeof transactionActions>) => [confirmDelivery, productReceived, lodgeDispute];

describe('the actions of a transaction', () => {
  test('actions: need a matching status of the order and the transaction', () => {
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

  test("buttons: only the side's own, and disabled ones have a reason", () => {
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

  test('a payment that only the transaction has: nothing is claimed about it', () => {
    const inDoubt = aTransaction({ orderStatus: 'OpenTransaction', transactionStatus: 'Paid' });

    expect(inOrder(transactionActions(inDoubt, BUYER)).map(({ reason }) => reason)).toEqual([
      null,
      'This app cannot tell whether this order was paid',
      'This app cannot tell whether this order was paid',
    ]);
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
    // A provider may leave the order's status unchanged during a dispute.
    ['Shipped', 'DisputedOrder', BUYER, 'productReceived', 'This order is in dispute'],
    ['Shipped', 'DisputedOrder', BUYER, 'lodgeDispute', 'This order is in dispute'],
    ['Paid', 'DisputedOrder', SELLER, 'confirmDelivery', 'This order is in dispute'],
  ] as const)(
    'order %s, transaction %s: %s reads why %s is disabled',
    (orderStatus, transactionStatus, viewerId, name, reason) => {
      const actions = transactionActions(aTransaction({ orderStatus, transactionStatus }), viewerId);

      expect(actions[name]).toMatchObject({ state: 'disabled', reason });
    },
  );
});

describe('the payment of an order that awaits one', () => {
  const payOf = (orderStatus: OrderStatus, transactionStatus: TransactionStatus, viewerId = BUYER) =>
    transactionActions(aTransaction({ orderStatus, transactionStatus }), viewerId).pay;

  test.each([
    ['OpenTransaction', 'Pending', 'View Account'],
    ['AwaitingPayment', 'AccountExpired', 'Pay Now'],
  ] as const)('payment of an order %s: the buyer alone has it', (orderStatus, transactionStatus, label) => {
    expect(payOf(orderStatus, transactionStatus)).toEqual({ state: 'enabled', label, reason: null });
    expect(payOf(orderStatus, transactionStatus, SELLER).state).toBe('hidden');
    expect(payOf(orderStatus, transactionStatus, STRANGER).state).toBe('hidden');
  });

  test('payment is hidden in every status that awaits none', () => {
    const others = ORDER_STATUSES.filter(
      (status) => orderTransition(status, 'initiatePayment') === undefined,
    );
    for (const orderStatus of others)
      for (const transactionStatus of TRANSACTION_STATUSES)
        expect(payOf(orderStatus, transactionStatus).state).toBe('hidden');
  });

  test('payment is disabled for amounts that do not add up', () => {
    const sent = { amount: 1_000, charges: 35, vat: 0, totalAmount: 1_037.63 };
    const open = aTransaction({ orderStatus: 'OpenTransaction', transactionStatus: 'Pending', ...sent });

    expect(transactionActions(open, BUYER).pay).toMatchObject({
      state: 'disabled',
      reason: 'These amounts do not add up',
    });
  });

  test('payment is disabled once paid, and in an unknown transaction status', () => {
    expect(payOf('OpenTransaction', 'Paid').reason).toBe('This app cannot tell whether this order was paid');
    expect(payOf('OpenTransaction', 'EscrowHold' as 'Paid').reason).toMatch(/does not know this status/);
  });
});
