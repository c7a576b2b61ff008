import { expect, test } from 'vitest';
import { disputeCategoryLabel } from '../disputes/dispute-rules.ts';
import { SELLER, anOrder } from '../testing/an-order.ts';
import { transactionActions } from '../transactions/transaction-actions.ts';
import { changedMeanwhileText } from './changed-meanwhile-text.ts';
import { orderActions } from './order-actions.ts';
import { nextStepText } from '../trades/next-step-text.ts';
import { orderProgress } from '../trades/order-progress.ts';
import { awaitsDelivery, hasHappened, isManagedByTransaction } from './order-status.ts';

const UNKNOWN = 'EscrowHold' as 'Paid' & 'Others';

test('an order with an unknown status allows nothing, and says so', () => {
  const order = anOrder({ orderStatus: UNKNOWN });
  const actions = Object.values(orderActions(order, { userId: SELLER, hasBankDetails: true }));

  expect(actions.filter(({ state }) => state === 'enabled')).toEqual([]);
  expect(actions.filter(({ state }) => state === 'disabled').every(({ reason }) => reason !== null)).toBe(
    true,
  );
  expect(awaitsDelivery(UNKNOWN)).toBe(false);
  expect(isManagedByTransaction(UNKNOWN)).toBe(false);
});

test('an order with an unknown status promises nothing', () => {
  const progress = orderProgress(anOrder({ orderStatus: UNKNOWN }), 'buyer');

  expect(progress.step).toBe(1);
  expect(progress.moneyText).toMatch(/cannot tell/);
  expect(
    nextStepText(anOrder({ orderStatus: UNKNOWN }), {
      side: 'buyer',
      called: 'Chidi',
      total: null,
      hasBankDetails: true,
    }),
  ).toMatch(/does not know/);
});

test('transaction with an unknown status: allows nothing', () => {
  const transaction = {
    senderId: 'ada',
    recipientId: SELLER,
    orderStatus: 'Paid',
    transactionStatus: UNKNOWN,
  } as const;

  expect(transactionActions(transaction, SELLER).confirmDelivery.state).toBe('disabled');
  expect(transactionActions(transaction, 'ada').lodgeDispute.state).toBe('disabled');
});

test('an unknown category of a dispute: shown unchanged', () => {
  expect(disputeCategoryLabel(UNKNOWN)).toBe('EscrowHold');
});

test('unknown status: what led to it and happened before it is uncertain', () => {
  expect(changedMeanwhileText(UNKNOWN, 'buyer')).toBeNull();
  expect(hasHappened('cancel', 'Approved', UNKNOWN)).toBeNull();
});
