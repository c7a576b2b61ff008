import { EXPIRED, countdown, roughTimeText } from '../dates/countdown.ts';
import type { OrderState } from './decide-order-event.ts';
import { type Viewer, orderActions } from './order-actions.ts';
import { awaitsTransfer } from './order-status.ts';

/** An order with the dates that its next step may have. */
export interface DatedOrder extends OrderState {
  /** ISO 8601: when the temporary account that is open for the transfer expires. */
  readonly accountExpirationTime?: string | null | undefined;
  /** YYYY-MM-DD. */
  readonly estimatedTimeOfDelivery?: string | null | undefined;
}

/** The next step of an order, if it is the viewer's. */
export interface ViewerTask {
  /** An imperative, such as 'Send the goods'. */
  readonly verb: string;
  /** Where it is done: steps after the payment are on the page of the transaction. */
  readonly page: 'order' | 'transaction';
  /** A calendar date or an ISO 8601 timestamp; null where the contract gives none. */
  readonly dueAt: string | null;
  readonly dueIs: 'account expires' | 'delivery date';
}

/** What an order waits for from the viewer; null where it waits for somebody else or for nobody. */
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

/**
 * How long the viewer has for a task: '2 days until the delivery date'; null where nothing is due.
 * @param nowMs the current time in ms since 1970, corrected by `clockOffsetMs`
 */
export function dueText({ dueAt, dueIs }: ViewerTask, nowMs: number): string | null {
  if (dueAt === null) return null;
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

/** Orders the most urgent first: a transfer before its account expires, then by delivery date, then by age. */
export function byUrgency(first: DatedTask, second: DatedTask): number {
  const [one, other] = [urgencyKey(first), urgencyKey(second)];
  return one < other ? -1 : Number(one > other);
}

/** Dates and timestamps compare as texts. */
function urgencyKey({ task: { dueAt, dueIs }, order }: DatedTask): string {
  const rank = dueAt === null ? 2 : dueIs === 'delivery date' ? 1 : 0;
  return `${rank} ${dueAt ?? ''} ${order.createdAt}`;
}
