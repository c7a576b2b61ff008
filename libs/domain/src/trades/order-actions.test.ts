import { describe, expect, test } from 'vitest';
import { BUYER, FIGURES, SELLER, STRANGER, anOrder } from '../testing/an-order.ts';
import { figuresFromAnswer } from '../payments/trade-figures.ts';
import { decideOrderEvent } from '../orders/decide-order-event.ts';
import { orderActions, type OrderActions } from './order-actions.ts';
import { ORDER_STATUSES, type OrderCommand, type OrderStatus } from '../orders/order-transitions.ts';

type Name = keyof OrderActions;
type Mark = 'on' | 'off' | '-';

/**
 * Written by hand: the actions of the seller (approve, reject, ship) and of the buyer (cancel, pay, confirmReceipt,
 * lodgeDispute), both with bank details. The buyer created the order.
 */
const CELLS: Record<OrderStatus, readonly [Mark, Mark, Mark, Mark, Mark, Mark, Mark]> = {
  //               approve reject  ship   cancel  pay    receive dispute
  Pending: /*         */ ['on', 'on', 'off', 'on', 'off', 'off', 'off'],
  Approved: /*        */ ['off', 'on', 'off', 'on', 'on', 'off', 'off'],
  AwaitingPayment: /* */ ['off', 'on', 'off', 'on', 'on', 'off', 'off'],
  OpenTransaction: /* */ ['off', 'on', 'off', 'on', 'on', 'off', 'off'],
  Paid: /*            */ ['off', 'off', 'on', 'off', 'off', 'off', 'on'],
  Shipped: /*         */ ['off', 'off', 'off', 'off', 'off', 'on', 'on'],
  Delivered: /*       */ ['off', 'off', 'off', 'off', 'off', 'off', 'off'],
  Completed: /*       */ ['off', 'off', 'off', 'off', 'off', 'off', 'off'],
  InDispute: /*       */ ['off', 'off', 'off', 'off', 'off', 'off', 'off'],
  Rejected: /*        */ ['off', 'off', 'off', 'off', 'off', 'off', 'off'],
  Cancelled: /*       */ ['off', 'off', 'off', 'off', 'off', 'off', 'off'],
  Close: /*           */ ['off', 'off', 'off', 'off', 'off', 'off', 'off'],
};
const SELLER_ACTIONS = ['approve', 'reject', 'ship'] as const;
const BUYER_ACTIONS = ['cancel', 'pay', 'confirmReceipt', 'lodgeDispute'] as const;
const MARKS = { enabled: 'on', disabled: 'off', hidden: '-' } as const;

const EVENT_OF: Record<Name, OrderCommand> = {
  approve: 'approve',
  setDeliveryDate: 'setDeliveryDate',
  reject: 'reject',
  cancel: 'cancel',
  pay: 'initiatePayment',
  ship: 'markShipped',
  confirmReceipt: 'confirmReceipt',
  lodgeDispute: 'lodgeDispute',
};
const NAMES = [...SELLER_ACTIONS, ...BUYER_ACTIONS, 'setDeliveryDate'] as const;

function marks(actions: OrderActions, names: readonly Name[]): Mark[] {
  return names.map((name) => MARKS[actions[name].state]);
}

const viewer = (userId: string, hasBankDetails: boolean | null = true) => ({ userId, hasBankDetails });

describe.each(ORDER_STATUSES)('an order that is %s', (orderStatus) => {
  const cells = CELLS[orderStatus];

  test('the seller is offered the permitted actions', () => {
    const actions = orderActions(anOrder({ orderStatus }), viewer(SELLER), FIGURES);

    expect(marks(actions, SELLER_ACTIONS)).toEqual(cells.slice(0, 3));
    expect(marks(actions, BUYER_ACTIONS)).toEqual(['-', '-', '-', '-']);
  });

  test.each([true, null])('the buyer with bank details %s is offered the permitted actions', (bank) => {
    const actions = orderActions(anOrder({ orderStatus }), viewer(BUYER, bank), FIGURES);

    expect(marks(actions, BUYER_ACTIONS)).toEqual(cells.slice(3));
    expect(marks(actions, [...SELLER_ACTIONS, 'setDeliveryDate'])).toEqual(['-', '-', '-', '-']);
  });

  test('a third user is offered no action', () => {
    const actions = orderActions(anOrder({ orderStatus }), viewer(STRANGER), FIGURES);

    expect(new Set(marks(actions, NAMES))).toEqual(new Set(['-']));
  });

  test('a seller whose bank details are unknown is offered all but the approval', () => {
    const created = anOrder({ orderStatus, createdBy: SELLER });
    const unknown = [created, anOrder({ orderStatus })].map((order) =>
      orderActions(order, viewer(SELLER, null), FIGURES),
    );

    for (const { approve, setDeliveryDate, ...actions } of unknown) {
      expect(approve.state).toBe('disabled');
      expect(setDeliveryDate.state).toBe('hidden');
      expect(marks({ approve, setDeliveryDate, ...actions }, ['reject', 'ship'])).toEqual(cells.slice(1, 3));
      if (orderStatus === 'Pending') expect(approve.reason).toBe('Your bank details could not be loaded');
    }
  });

  test('a disabled button has a reason, and no other button has one', () => {
    for (const userId of [SELLER, BUYER]) {
      const actions = orderActions(anOrder({ orderStatus }), viewer(userId), FIGURES);
      for (const name of NAMES) {
        const { state, reason } = actions[name];
        expect(reason).toEqual(state === 'disabled' ? expect.stringMatching(/^This/) : null);
      }
    }
  });

  test('the enabled actions are exactly those that the backend accepts', () => {
    for (const createdBy of [SELLER, BUYER])
      for (const hasBankDetails of [true, false])
        for (const userId of [SELLER, BUYER, STRANGER])
          for (const name of NAMES) {
            const order = anOrder({ orderStatus, createdBy });
            const caller = { as: 'user', userId, hasBankDetails } as const;
            const context = { today: '2026-03-05', deliveryDate: '2026-03-05' };
            const action = orderActions(order, caller, FIGURES)[name];
            const worksAtOnce = action.state === 'enabled' && action.first === undefined;
            expect(worksAtOnce).toBe(decideOrderEvent(order, EVENT_OF[name], caller, context).ok);
          }
  });
});

describe('labels and reasons', () => {
  test('the buttons have their agreed labels', () => {
    const actions = orderActions(anOrder(), viewer(SELLER), FIGURES);

    expect(NAMES.map((name) => actions[name].label)).toEqual([
      'Approve Order',
      'Cancel Order',
      'Confirm Delivery',
      'Cancel Transaction',
      'Pay Now',
      'Product Received',
      'Lodge Dispute',
      'Set Delivery Date',
    ]);
  });

  test('a seller without bank details is sent to add them first', () => {
    const { approve } = orderActions(anOrder(), viewer(SELLER, false), FIGURES);

    expect(approve).toEqual({
      state: 'enabled',
      label: 'Approve Order',
      reason: 'Please update your bank details to approve this order.',
      first: 'bankDetails',
    });
  });

  test.each([
    ['Approved', BUYER, 'lodgeDispute', 'This order has not been paid yet'],
    ['Paid', BUYER, 'confirmReceipt', 'This order has not been shipped yet'],
    ['InDispute', BUYER, 'confirmReceipt', 'This order is in dispute'],
    ['Approved', SELLER, 'ship', 'This order has not been paid yet'],
    ['Shipped', SELLER, 'ship', 'This order is already shipped'],
  ] as const)('order %s: the %s reads why %s is disabled', (orderStatus, userId, name, reason) => {
    const action = orderActions(anOrder({ orderStatus }), viewer(userId), FIGURES)[name];

    expect(action).toMatchObject({ state: 'disabled', reason });
  });
});

const CONTRADICT = 'These amounts do not add up';
const UNREADABLE = 'Not every amount can be read';
const IN_DOUBT = 'This app cannot tell whether this order was paid';

test.each([
  ['Approved', BUYER, {}, false, 'enabled', null],
  ['Approved', BUYER, { vat: 0 }, false, 'disabled', CONTRADICT],
  ['Approved', BUYER, { vat: Number.NaN }, false, 'disabled', UNREADABLE],
  ['Approved', BUYER, {}, true, 'disabled', IN_DOUBT],
  ['Paid', BUYER, { vat: 0 }, false, 'disabled', 'This order is already paid'],
  ['Paid', BUYER, { vat: 0 }, true, 'disabled', IN_DOUBT],
  ['Approved', SELLER, { vat: 0 }, true, 'hidden', null],
] as const)(
  'order %s: the payment by the %s, of %o, which may have been made: %s, is %s',
  (orderStatus, userId, amounts, isPaid, state, reason) => {
    const sent = { amount: 1_000, charges: 35, vat: 2.63, totalAmount: 1_037.63, ...amounts };
    const figures = figuresFromAnswer('buyer', sent);

    const { pay } = orderActions(anOrder({ orderStatus }), viewer(userId), figures, isPaid);

    expect(pay).toEqual({ state, label: 'Pay Now', reason });
  },
);
