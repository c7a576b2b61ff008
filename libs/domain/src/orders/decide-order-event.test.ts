import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUYER, SELLER, STRANGER, anOrder } from '../testing/an-order.ts';
import { decideOrderEvent, type OrderCaller } from './decide-order-event.ts';
import { DONE_BY, ORDER_STATUSES, type OrderCommand, type OrderStatus } from './order-transitions.ts';

const TODAY = '2026-03-05';
const COMMANDS = Object.keys(DONE_BY) as OrderCommand[];
const DATES = [undefined, '', '2026-02-30', '2026-03-04', TODAY, '2026-03-06'] as const;

interface Cell {
  readonly status: OrderStatus;
  readonly event: OrderCommand;
  readonly who: 'seller' | 'buyer' | 'stranger' | 'system' | 'support';
  readonly createdBy: string;
  readonly hasBankDetails: boolean;
  readonly deliveryDate: string | undefined;
  readonly disputeCreatedBy: string;
}

/** An independent oracle: the next status, or the kind of refusal. */
function expected(cell: Cell): OrderStatus | 'invalid' | 'forbidden' | 'conflict' {
  const { status, event, who, createdBy, hasBankDetails, deliveryDate } = cell;
  const isSeller = who === 'seller';
  const isBuyer = who === 'buyer';
  const dateIsGood = deliveryDate === TODAY || deliveryDate === '2026-03-06';
  const beforePayment = ['Pending', 'Approved', 'AwaitingPayment', 'OpenTransaction'].includes(status);
  const when = (mayAsk: boolean, statusAllows: boolean, next: OrderStatus) => {
    if (!mayAsk) return 'forbidden';
    return statusAllows ? next : 'conflict';
  };
  switch (event) {
    case 'approve':
      if (!isSeller) return 'forbidden';
      if (status !== 'Pending') return 'conflict';
      if (createdBy === SELLER) return hasBankDetails ? 'forbidden' : 'conflict';
      if (!hasBankDetails) return 'conflict';
      return dateIsGood ? 'Approved' : 'invalid';
    case 'setDeliveryDate':
      if (!isSeller) return 'forbidden';
      if (status !== 'Pending') return 'conflict';
      if (createdBy !== SELLER) return 'forbidden';
      if (!hasBankDetails) return 'conflict';
      return dateIsGood ? 'Approved' : 'invalid';
    case 'reject':
      return when(isSeller, beforePayment, 'Rejected');
    case 'cancel':
      return when(isBuyer, beforePayment, 'Cancelled');
    case 'initiatePayment':
      return when(isBuyer, beforePayment && status !== 'Pending', 'OpenTransaction');
    case 'expireAccount':
      return when(who === 'system', status === 'OpenTransaction', 'AwaitingPayment');
    case 'receiveFullTransfer':
      return when(who === 'system', status === 'OpenTransaction', 'Paid');
    case 'receiveShortTransfer':
      return when(who === 'system', status === 'OpenTransaction', 'OpenTransaction');
    case 'markShipped':
      return when(isSeller, status === 'Paid', 'Shipped');
    case 'confirmReceipt':
      return when(isBuyer, status === 'Shipped', 'Delivered');
    case 'settle':
      return when(who === 'system', status === 'Delivered', 'Completed');
    case 'lodgeDispute':
      return when(isBuyer, status === 'Paid' || status === 'Shipped', 'InDispute');
    case 'cancelDispute':
      if (!isBuyer) return 'forbidden';
      if (status !== 'InDispute') return 'conflict';
      return cell.disputeCreatedBy === BUYER ? 'Shipped' : 'forbidden';
    case 'resolveForSeller':
      return when(who === 'support', status === 'InDispute', 'Delivered');
    case 'resolveForBuyer':
      return when(who === 'support', status === 'InDispute', 'Close');
  }
}

function callerOf({ who, hasBankDetails }: Cell): OrderCaller {
  if (who === 'system' || who === 'support') return { as: who };
  return { as: 'user', userId: { seller: SELLER, buyer: BUYER, stranger: STRANGER }[who], hasBankDetails };
}

function* cells(): Generator<Cell> {
  for (const status of ORDER_STATUSES)
    for (const event of COMMANDS)
      for (const who of ['seller', 'buyer', 'stranger', 'system', 'support'] as const)
        for (const createdBy of [SELLER, BUYER])
          for (const hasBankDetails of [true, false])
            for (const deliveryDate of DATES)
              for (const disputeCreatedBy of [BUYER, SELLER])
                yield { status, event, who, createdBy, hasBankDetails, deliveryDate, disputeCreatedBy };
}

function decide(cell: Cell) {
  const order = anOrder({
    orderStatus: cell.status,
    createdBy: cell.createdBy,
    statusBeforeDispute: 'Shipped',
  });
  const { deliveryDate, disputeCreatedBy } = cell;
  return decideOrderEvent(order, cell.event, callerOf(cell), {
    today: TODAY,
    deliveryDate,
    disputeCreatedBy,
  });
}

describe('an event of an order', () => {
  test('order events: every combination is decided as in the oracle', () => {
    const wrong = [];
    let count = 0;
    for (const cell of cells()) {
      count += 1;
      const decision = decide(cell);
      const outcome = decision.ok ? decision.orderStatus : decision.kind;
      if (outcome !== expected(cell)) wrong.push({ ...cell, outcome });
    }
    expect(wrong).toEqual([]);
    expect(count).toBe(12 * 15 * 5 * 2 * 2 * 6 * 2);
  });

  test.each([
    ['setDeliveryDate', 'Shipped', user(SELLER), 'given a delivery date'],
    ['approve', 'Shipped', user(SELLER), 'approved'],
    ['reject', 'Shipped', user(SELLER), 'rejected'],
    ['cancel', 'Shipped', user(BUYER), 'cancelled'],
    ['initiatePayment', 'Shipped', user(BUYER), 'paid'],
    ['expireAccount', 'Shipped', { as: 'system' }, 'returned to awaiting payment'],
    ['receiveFullTransfer', 'Shipped', { as: 'system' }, 'paid'],
    ['receiveShortTransfer', 'Shipped', { as: 'system' }, 'paid'],
    ['markShipped', 'Shipped', user(SELLER), 'marked shipped'],
    ['confirmReceipt', 'Paid', user(BUYER), 'confirmed as received'],
    ['settle', 'Shipped', { as: 'system' }, 'settled'],
    ['lodgeDispute', 'Delivered', user(BUYER), 'disputed'],
    ['cancelDispute', 'Shipped', user(BUYER), 'taken out of dispute'],
    ['resolveForSeller', 'Shipped', { as: 'support' }, 'decided'],
    ['resolveForBuyer', 'Shipped', { as: 'support' }, 'decided'],
  ] as const)('event %s of an order that is %s is refused in words', (event, orderStatus, caller, done) => {
    const decision = decideOrderEvent(anOrder({ orderStatus }), event, caller, { today: TODAY });

    expect(decision).toMatchObject({
      kind: 'conflict',
      message: `This order is ${orderStatus}, so it cannot be ${done}`,
    });
  });

  test('every conflict with the status names the status, for every event', () => {
    for (const cell of cells()) {
      const decision = decide(cell);
      const isAboutStatus = !decision.ok && decision.kind === 'conflict' && cell.status !== 'Pending';
      if (isAboutStatus) expect(decision.message).toContain(`This order is ${cell.status},`);
    }
  });

  const NO_BANK = 'Please update your bank details to approve this order.';

  test.each([
    ['You are not authorized to view this transaction.', 'forbidden', 'approve', user(STRANGER), {}],
    ['Only the seller can do this', 'forbidden', 'approve', user(BUYER), {}],
    ['Only the buyer can do this', 'forbidden', 'cancel', user(SELLER), {}],
    ['Only the system can do this', 'forbidden', 'settle', user(SELLER), {}],
    ['Only support can do this', 'forbidden', 'resolveForBuyer', { as: 'system' }, {}],
    [NO_BANK, 'conflict', 'approve', user(SELLER, false), {}],
    [NO_BANK, 'conflict', 'approve', user(SELLER, false), { createdBy: SELLER }],
    [
      'You created this order, so you cannot approve it. Set its delivery date instead',
      'forbidden',
      'approve',
      user(SELLER),
      { createdBy: SELLER },
    ],
    [
      'Only the seller who created this order can set its delivery date',
      'forbidden',
      'setDeliveryDate',
      user(SELLER),
      {},
    ],
    [
      'Only the person who lodged this dispute can cancel it',
      'forbidden',
      'cancelDispute',
      user(BUYER),
      { orderStatus: 'InDispute' },
    ],
    ['Required', 'invalid', 'approve', user(SELLER), {}],
  ] as const)('refusal "%s" (%s) of the event %s', (message, kind, event, caller, order) => {
    const decision = decideOrderEvent(anOrder(order), event, caller, { today: TODAY });

    expect(decision).toEqual({ ok: false, kind, message });
  });

  test('a cancelled dispute returns the order to the status before', () => {
    const context = { today: TODAY, disputeCreatedBy: BUYER };
    const cancelled = (statusBeforeDispute: 'Paid' | 'Shipped' | null) =>
      decideOrderEvent(
        anOrder({ orderStatus: 'InDispute', statusBeforeDispute }),
        'cancelDispute',
        user(BUYER),
        context,
      );

    expect(cancelled('Paid')).toEqual({ ok: true, orderStatus: 'Paid', transactionStatus: 'Paid' });
    expect(cancelled('Shipped')).toEqual({ ok: true, orderStatus: 'Shipped', transactionStatus: 'Paid' });
    expect(cancelled(null)).toMatchObject({ orderStatus: 'Paid' });
  });

  test('a person who has not joined the order cannot act on it', () => {
    const order = anOrder({ sellerId: null, buyerId: BUYER });

    expect(decideOrderEvent(order, 'approve', user(SELLER), { today: TODAY })).toMatchObject({
      kind: 'forbidden',
    });
    expect(decideOrderEvent(order, 'cancel', user(''), { today: TODAY })).toMatchObject({
      kind: 'forbidden',
    });
    expect(decideOrderEvent(order, 'cancel', user(BUYER), { today: TODAY })).toMatchObject({ ok: true });
  });

  test('money leaves escrow at most once, whatever the order of events', () => {
    const everyone: readonly OrderCaller[] = [user(SELLER), user(BUYER), { as: 'system' }, { as: 'support' }];
    const step = fc.record({ event: fc.constantFrom(...COMMANDS), caller: fc.constantFrom(...everyone) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let order = anOrder();
        let paidIn = 0;
        let paidOut = 0;
        for (const { event, caller } of steps) {
          const context = { today: TODAY, deliveryDate: TODAY, disputeCreatedBy: BUYER };
          const decision = decideOrderEvent(order, event, caller, context);
          if (!decision.ok) continue;
          if (event === 'receiveFullTransfer') paidIn += 1;
          if (event === 'settle' || event === 'resolveForBuyer') paidOut += 1;
          const { orderStatus } = order;
          const isDisputed =
            event === 'lodgeDispute' && (orderStatus === 'Paid' || orderStatus === 'Shipped');
          order = {
            ...order,
            orderStatus: decision.orderStatus,
            statusBeforeDispute: isDisputed ? orderStatus : order.statusBeforeDispute,
          };
        }
        expect(paidIn).toBeLessThanOrEqual(1);
        expect(paidOut).toBeLessThanOrEqual(paidIn);
      }),
    );
  });
});

function user(userId: string, hasBankDetails = true) {
  return { as: 'user', userId, hasBankDetails } as const;
}
