import { expect, test } from 'vitest';
import { disputeCategoryLabel } from '../disputes/dispute-rules.ts';
import { BUYER, FIGURES, SELLER, aTransaction, anOrder } from '../testing/an-order.ts';
import { transactionActions } from '../trades/transaction-actions.ts';
import { orderActions } from '../trades/order-actions.ts';
import { changedMeanwhileText, nextStepText } from '../trades/trade-texts.ts';
import { orderProgress } from '../trades/order-progress.ts';
import { awaitsDelivery, hasHappened, isManagedByTransaction } from './order-status.ts';

const UNKNOWN = 'EscrowHold' as 'Paid' & 'Others';

test('an order with an unknown status allows nothing, and says so', () => {
  const order = anOrder({ orderStatus: UNKNOWN });
  const actions = Object.values(orderActions(order, { userId: SELLER, hasBankDetails: true }, FIGURES));

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
      nameInSentence: 'Chidi',
      total: null,
      hasBankDetails: true,
    }),
  ).toMatch(/does not know/);
});

test('transaction with an unknown status: allows nothing', () => {
  const transaction = aTransaction({ transactionStatus: UNKNOWN });

  expect(transactionActions(transaction, SELLER).confirmDelivery.state).toBe('disabled');
  expect(transactionActions(transaction, BUYER).lodgeDispute.state).toBe('disabled');
});

test('an unknown category of a dispute: shown unchanged', () => {
  expect(disputeCategoryLabel(UNKNOWN)).toBe('EscrowHold');
});

test('unknown status: neither the change to it nor an earlier event is claimed', () => {
  expect(changedMeanwhileText(UNKNOWN, 'buyer')).toBeNull();
  expect(hasHappened('cancel', 'Approved', UNKNOWN)).toBeNull();
});
