import { describe, expect, test } from 'vitest';
import { BUYER, SELLER, STRANGER, anOrder } from '../testing/an-order.ts';
import { decideOrderEvent, type OrderCommand } from './decide-order-event.ts';
import { orderActions, type OrderActions } from './order-actions.ts';
import { ORDER_STATUSES, type OrderStatus } from './order-transitions.ts';

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

  test('offers the seller the permitted actions', () => {
    const actions = orderActions(anOrder({ orderStatus }), viewer(SELLER));

    expect(marks(actions, SELLER_ACTIONS)).toEqual(cells.slice(0, 3));
    expect(marks(actions, BUYER_ACTIONS)).toEqual(['-', '-', '-', '-']);
  });

  test.each([true, null])('offers the buyer the permitted actions, with bank details %s', (bank) => {
    const actions = orderActions(anOrder({ orderStatus }), viewer(BUYER, bank));

    expect(marks(actions, BUYER_ACTIONS)).toEqual(cells.slice(3));
    expect(marks(actions, [...SELLER_ACTIONS, 'setDeliveryDate'])).toEqual(['-', '-', '-', '-']);
  });

  test('offers a third user no action', () => {
    const actions = orderActions(anOrder({ orderStatus }), viewer(STRANGER));

    expect(new Set(marks(actions, NAMES))).toEqual(new Set(['-']));
  });

  test('offers a seller whose bank details are unknown everything but the approval', () => {
    const created = anOrder({ orderStatus, createdBy: SELLER });
    const unknown = [created, anOrder({ orderStatus })].map((order) =>
      orderActions(order, viewer(SELLER, null)),
    );

    for (const { approve, setDeliveryDate, ...actions } of unknown) {
      expect(approve.state).toBe('disabled');
      expect(setDeliveryDate.state).toBe('hidden');
      expect(marks({ approve, setDeliveryDate, ...actions }, ['reject', 'ship'])).toEqual(cells.slice(1, 3));
      if (orderStatus === 'Pending') expect(approve.reason).toBe('Your bank details could not be loaded');
    }
  });

  test('gives a reason for a disabled button only', () => {
    for (const userId of [SELLER, BUYER]) {
      const actions = orderActions(anOrder({ orderStatus }), viewer(userId));
      for (const name of NAMES) {
        const { state, reason } = actions[name];
        expect(reason).toEqual(state === 'disabled' ? expect.stringMatching(/^This/) : null);
      }
    }
  });

  test('enables exactly the actions that the backend accepts', () => {
    for (const createdBy of [SELLER, BUYER])
      for (const hasBankDetails of [true, false])
        for (const userId of [SELLER, BUYER, STRANGER])
          for (const name of NAMES) {
            const order = anOrder({ orderStatus, createdBy });
            const caller = { as: 'user', userId, hasBankDetails } as const;
            const context = { today: '2026-03-05', deliveryDate: '2026-03-05' };
            const action = orderActions(order, caller)[name];
            const worksAtOnce = action.state === 'enabled' && action.first === undefined;
            expect(worksAtOnce).toBe(decideOrderEvent(order, EVENT_OF[name], caller, context).ok);
          }
  });
});

describe('labels and reasons', () => {
  test('the buttons have their agreed labels', () => {
    const actions = orderActions(anOrder(), viewer(SELLER));

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
    const { approve } = orderActions(anOrder(), viewer(SELLER, false));

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
  ] as const)('%s: the %s reads why %s is disabled', (orderStatus, userId, name, reason) => {
    const action = orderActions(anOrder({ orderStatus }), viewer(userId))[name];

    expect(action).toMatchObject({ state: 'disabled', reason });
  });
});
