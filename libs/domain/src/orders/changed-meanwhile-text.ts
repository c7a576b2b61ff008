import type { Side } from './order-parties.ts';
import { type OrderStatus, ORDER_STATUSES } from './order-transitions.ts';

/**
 * Describes a change of the order since the viewer loaded it. Null for Pending, which no event leads to, and for an
 * unknown status.
 */
export function changedMeanwhileText(now: OrderStatus, side: Side): string | null {
  const text = ORDER_STATUSES.includes(now) ? HAPPENED[now] : null;
  if (text === null) return null;
  return `${typeof text === 'string' ? text : text[side]} meanwhile`;
}

const HAPPENED: Record<OrderStatus, string | Record<Side, string> | null> = {
  Pending: null,
  Approved: 'This order was approved',
  AwaitingPayment: 'The account for this order expired',
  OpenTransaction: 'An account was made to pay for this order',
  Paid: 'This order was paid',
  Shipped: 'This order was marked shipped',
  Delivered: 'This order was delivered',
  Completed: 'This order was completed',
  InDispute: 'A dispute about this order was lodged',
  Rejected: { seller: 'You rejected this order', buyer: 'The seller rejected this order' },
  Cancelled: { seller: 'The buyer cancelled this order', buyer: 'You cancelled this order' },
  Close: 'This order was closed',
};
