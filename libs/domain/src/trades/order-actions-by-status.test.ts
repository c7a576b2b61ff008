import { describe, expect, test } from 'vitest';
import { BUYER, FIGURES, SELLER, STRANGER, anOrder } from '../testing/an-order.ts';
import { UNKNOWN_STATUS } from '../orders/action-state.ts';
import { orderActions, type OrderActions } from './order-actions.ts';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-transitions.ts';

/** The buttons of the order page; 'Set Delivery Date' is a form. */
const BUTTONS = ['approve', 'setDeliveryDate', 'reject', 'pay', 'cancel'] as const;

function buttonsOf(actions: OrderActions): string[] {
  return BUTTONS.map((name) => actions[name])
    .filter(({ state }) => state !== 'hidden')
    .map(({ state, label, first, reason }) =>
      first !== undefined ? `> ${label}` : state === 'enabled' ? `+ ${label}` : `- ${label}: ${reason}`,
    );
}

const NOT_YET = 'This order has not been approved yet';
const APPROVED = 'This order is already approved';
const IN_DISPUTE = 'This order is in dispute';
const CLOSED = 'This order is closed';

interface Cells {
  readonly seller: readonly string[];
  readonly sellerWithoutBank: readonly string[];
  readonly creatingSeller: readonly string[];
  readonly buyer: readonly string[];
}

function allOff(reason: string): Cells {
  const reject = `- Cancel Order: ${reason}`;
  const seller = [`- Approve Order: ${reason}`, reject];
  const buyer = [`- Pay Now: ${reason}`, `- Cancel Transaction: ${reason}`];
  return { seller, sellerWithoutBank: seller, creatingSeller: [reject], buyer };
}

function unpaid(pay: string): Cells {
  const seller = [`- Approve Order: ${APPROVED}`, '+ Cancel Order'];
  const buyer = [`+ ${pay}`, '+ Cancel Transaction'];
  return { seller, sellerWithoutBank: seller, creatingSeller: ['+ Cancel Order'], buyer };
}

/** Expected buttons for each viewer, written by hand. */
const TABLE: Record<OrderStatus, Cells> = {
  Pending: {
    seller: ['+ Approve Order', '+ Cancel Order'],
    sellerWithoutBank: ['> Approve Order', '+ Cancel Order'],
    creatingSeller: ['+ Set Delivery Date', '+ Cancel Order'],
    buyer: [`- Pay Now: ${NOT_YET}`, '+ Cancel Transaction'],
  },
  Approved: unpaid('Pay Now'),
  AwaitingPayment: unpaid('Pay Now'),
  OpenTransaction: unpaid('View Account'),
  Paid: allOff('This order is already paid'),
  Shipped: allOff('This order is already shipped'),
  Delivered: allOff('This order is already delivered'),
  Completed: allOff('This order is already completed'),
  InDispute: allOff(IN_DISPUTE),
  Rejected: allOff('This order is already rejected'),
  Cancelled: allOff('This order is already cancelled'),
  Close: allOff(CLOSED),
};

const BOTH = [true, false];

const UNKNOWN = 'EscrowHold' as 'Paid';
const STATUSES = [...ORDER_STATUSES, UNKNOWN] as const;

describe.each(STATUSES)('the buttons of an order that is %s', (orderStatus) => {
  const cells = orderStatus === UNKNOWN ? allOff(UNKNOWN_STATUS) : TABLE[orderStatus];
  const shown = (userId: string, createdBy: string, hasBankDetails: boolean) =>
    buttonsOf(orderActions(anOrder({ orderStatus, createdBy }), { userId, hasBankDetails }, FIGURES));

  test('a seller who did not create the order sees the agreed buttons', () => {
    expect(shown(SELLER, BUYER, true)).toEqual(cells.seller);
    expect(shown(SELLER, BUYER, false)).toEqual(cells.sellerWithoutBank);
  });

  test('a seller who created the order sees the agreed buttons', () => {
    expect(shown(SELLER, SELLER, true)).toEqual(cells.creatingSeller);
    expect(shown(SELLER, SELLER, false)).toEqual(cells.sellerWithoutBank);
  });

  test('a buyer sees the agreed buttons, whoever created the order', () => {
    for (const createdBy of [BUYER, SELLER])
      for (const hasBankDetails of BOTH) expect(shown(BUYER, createdBy, hasBankDetails)).toEqual(cells.buyer);
  });

  test('a third user sees no buttons', () => {
    for (const createdBy of [BUYER, SELLER])
      for (const hasBankDetails of BOTH) expect(shown(STRANGER, createdBy, hasBankDetails)).toEqual([]);
  });
});
