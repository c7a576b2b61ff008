import { dueMoment } from '../dates/countdown.ts';
import { type Side, isJoined, partyOf } from '../orders/order-parties.ts';
import type { Viewer } from '../orders/order-actions.ts';
import {
  awaitsReceipt,
  awaitsShipment,
  awaitsTransfer,
  isDeliveryDue,
  isFinished,
  isInDispute,
  isManagedByTransaction,
} from '../orders/order-status.ts';
import { atSentenceStart } from './other-person.ts';
import { type DatedOrder, type NextStep, byUrgency, daysLate, viewerTask } from './viewer-task.ts';

/** The next step of an order that waits for someone else; null if it is over, or waits for the viewer. */
export function othersTask(order: DatedOrder, viewer: Viewer): NextStep | null {
  const { orderStatus } = order;
  const isOpen = partyOf(order, viewer.userId) !== 'stranger' && !isFinished(orderStatus);
  if (!isOpen || viewerTask(order, viewer) !== null) return null;
  if (isDeliveryDue(orderStatus))
    return { page: 'transaction', dueAt: order.estimatedTimeOfDelivery ?? null, dueIs: 'delivery date' };
  const accountEnd = awaitsTransfer(orderStatus) ? order.accountExpirationTime : null;
  const unpaid = { dueAt: accountEnd ?? null, dueIs: 'account expires' } as const;
  if (isInDispute(orderStatus)) return { page: 'dispute', ...unpaid };
  return { page: isManagedByTransaction(orderStatus) ? 'transaction' : 'order', ...unpaid };
}

/** Whether the order has waited for the other person since before the delivery date passed; only its events tell that. */
export function isDelayOfOther({ orderStatus, estimatedTimeOfDelivery, events = [] }: DatedOrder): boolean {
  const begin = awaitsShipment(orderStatus) ? 'paid' : 'shipped';
  const since = events.findLast(({ kind }) => kind === begin);
  const due = dueMoment(estimatedTimeOfDelivery);
  return since !== undefined && due !== null && Date.parse(since.at) <= due.atMs;
}

/** `called`: the other person in the middle of a sentence, such as 'Chidi' or 'the seller'. */
export function othersTaskText(order: DatedOrder, side: Side, called: string, isLate: boolean): string {
  const { orderStatus } = order;
  const isTheirs = isLate && isDelayOfOther(order);
  if (isTheirs && awaitsShipment(orderStatus)) return `${atSentenceStart(called)} is late`;
  if (isTheirs && awaitsReceipt(orderStatus)) return `${atSentenceStart(called)} has not confirmed`;
  if (isInDispute(orderStatus)) return 'Waiting for support to decide the dispute';
  if (isManagedByTransaction(orderStatus) && !isDeliveryDue(orderStatus))
    return side === 'seller'
      ? 'Waiting for the payment into your bank account'
      : `Waiting for ${called} to be paid`;
  if (!isJoined(side === 'seller' ? order.buyerId : order.sellerId)) return `Waiting for ${called} to join`;
  return `Waiting for ${called} to ${DEEDS[orderStatus] ?? 'continue'}`;
}

const DEEDS: Readonly<Partial<Record<string, string>>> = {
  Pending: 'approve the order',
  Approved: 'pay',
  AwaitingPayment: 'pay',
  OpenTransaction: 'make the transfer',
  Paid: 'send the goods',
  Shipped: 'confirm receipt',
};

type Task = Parameters<typeof byUrgency>[0];

/** Orders tasks: late ones first, then as `byUrgency`. */
export function lateFirst(nowMs: number): (first: Task, second: Task) => number {
  const isLate = ({ task }: Task) => Number(daysLate(task, nowMs) !== null);
  return (first, second) => isLate(second) - isLate(first) || byUrgency(first, second);
}
