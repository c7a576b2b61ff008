import { EXPIRED, countdown, dueMoment, roughTimeText } from '../dates/countdown.ts';
import type { OrderState } from '../orders/decide-order-event.ts';
import { type Viewer, orderActions } from '../orders/order-actions.ts';
import { awaitsTransfer } from '../orders/order-status.ts';

interface DatedOrder extends OrderState {
  readonly accountExpirationTime?: string | null | undefined;
  readonly estimatedTimeOfDelivery?: string | null | undefined;
}

export interface ViewerTask {
  readonly verb: string;
  /** The page of the action: the transaction's after the payment. */
  readonly page: 'order' | 'transaction';
  readonly dueAt: string | null;
  readonly dueIs: 'account expires' | 'delivery date';
}

/** Null if the order does not wait for the viewer. */
export function viewerTask(order: DatedOrder, viewer: Viewer): ViewerTask | null {
  const { setDeliveryDate, approve, pay, ship, confirmReceipt } = orderActions(order, viewer);
  const deliveryDate = order.estimatedTimeOfDelivery ?? null;
  const unpaid = { page: 'order', dueAt: null, dueIs: 'account expires' } as const;
  const paid = { page: 'transaction', dueAt: deliveryDate, dueIs: 'delivery date' } as const;
  if (setDeliveryDate.state === 'enabled') return { verb: 'Set the delivery date', ...unpaid };
  if (approve.state === 'enabled')
    return {
      verb: approve.first === 'bankDetails' ? 'Add your bank details' : 'Approve the order',
      ...unpaid,
    };
  if (pay.state === 'enabled')
    return awaitsTransfer(order.orderStatus)
      ? { verb: 'Make the transfer', ...unpaid, dueAt: order.accountExpirationTime ?? null }
      : { verb: 'Pay', ...unpaid };
  if (ship.state === 'enabled') return { verb: 'Send the goods', ...paid };
  if (confirmReceipt.state === 'enabled') return { verb: 'Confirm receipt', ...paid };
  return null;
}

/** '2 days until the delivery date'; null without a readable due date. `nowMs`: server time in ms since 1970. */
export function dueText({ dueAt, dueIs }: ViewerTask, nowMs: number): string | null {
  if (dueMoment(dueAt) === null) return null;
  const left = countdown(dueAt, nowMs);
  if (dueIs === 'delivery date')
    return left === EXPIRED
      ? 'The delivery date has passed'
      : `${roughTimeText(left)} until the delivery date`;
  return left === EXPIRED ? 'The account has expired' : `${roughTimeText(left)} until the account expires`;
}

interface DatedTask {
  readonly task: ViewerTask;
  readonly order: { readonly createdAt: string };
}

/** Most urgent first: transfers before their account expires, then by delivery date, then by age. */
export function byUrgency(first: DatedTask, second: DatedTask): number {
  const [one, other] = [urgencyOf(first), urgencyOf(second)];
  if (one.rank !== other.rank) return one.rank - other.rank;
  if (one.atMs !== other.atMs) return one.atMs - other.atMs;
  const [created, otherCreated] = [first.order.createdAt, second.order.createdAt];
  return created < otherCreated ? -1 : Number(created > otherCreated);
}

function urgencyOf({ task: { dueAt, dueIs } }: DatedTask) {
  const due = dueMoment(dueAt);
  if (due === null) return { rank: 2, atMs: 0 };
  return { rank: dueIs === 'delivery date' ? 1 : 0, atMs: due.atMs };
}
