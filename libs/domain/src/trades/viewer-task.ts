import { EXPIRED, countdown, dueMoment, roughTimeText } from '../dates/countdown.ts';
import type { OrderState } from '../orders/decide-order-event.ts';
import { type Viewer, orderActions } from '../orders/order-actions.ts';
import { partyOf } from '../orders/order-parties.ts';
import { awaitsTransfer, isInDispute } from '../orders/order-status.ts';

export interface DatedOrder extends OrderState {
  readonly accountExpirationTime?: string | null | undefined;
  readonly estimatedTimeOfDelivery?: string | null | undefined;
  readonly events?: readonly { readonly kind: string; readonly at: string }[] | undefined;
}

export interface NextStep {
  /** Where the step is taken, or followed. */
  readonly page:
    'order' | 'approval' | 'payment' | 'account' | 'shipment' | 'receipt' | 'transaction' | 'dispute';
  readonly dueAt: string | null;
  readonly dueIs: 'account expires' | 'delivery date';
}

export interface ViewerTask extends NextStep {
  readonly verb: string;
  /** The seller must add bank details before this step. */
  readonly needsBankDetails?: boolean;
}

/** Null if the order does not wait for the viewer. */
export function viewerTask(order: DatedOrder, viewer: Viewer): ViewerTask | null {
  const { setDeliveryDate, approve, pay, ship, confirmReceipt } = orderActions(order, viewer);
  const deliveryDate = order.estimatedTimeOfDelivery ?? null;
  const unpaid = { dueAt: null, dueIs: 'account expires' } as const;
  const onOrder = { page: 'order', ...unpaid } as const;
  const isCreator = order.createdBy === viewer.userId;
  const paid = { dueAt: deliveryDate, dueIs: 'delivery date' } as const;
  if (setDeliveryDate.state === 'enabled') return { verb: 'Set the delivery date', ...onOrder };
  if (approve.state === 'enabled')
    return approve.first === 'bankDetails'
      ? {
          verb: isCreator ? 'Set the delivery date' : 'Approve the order',
          needsBankDetails: true,
          ...onOrder,
        }
      : { verb: 'Approve the order', page: 'approval', ...unpaid };
  if (pay.state === 'enabled')
    return awaitsTransfer(order.orderStatus)
      ? { verb: 'Make the transfer', page: 'account', ...unpaid, dueAt: order.accountExpirationTime ?? null }
      : { verb: 'Pay', page: 'payment', ...unpaid };
  if (ship.state === 'enabled') return { verb: 'Send the goods', page: 'shipment', ...paid };
  if (confirmReceipt.state === 'enabled') return { verb: 'Confirm receipt', page: 'receipt', ...paid };
  // Only a buyer can lodge a dispute, so the seller is the side that has to answer it.
  if (isInDispute(order.orderStatus) && partyOf(order, viewer.userId) === 'seller')
    return { verb: 'Tell support your side', page: 'dispute', ...unpaid };
  return null;
}

/** '2 days until the delivery date'; null without a readable due date. `nowMs`: server time in ms since 1970. */
export function dueText({ dueAt, dueIs }: NextStep, nowMs: number): string | null {
  if (dueMoment(dueAt) === null) return null;
  const left = countdown(dueAt, nowMs);
  if (dueIs === 'delivery date')
    return left === EXPIRED
      ? 'The delivery date has passed'
      : `${roughTimeText(left)} until the delivery date`;
  return left === EXPIRED ? 'The account has expired' : `${roughTimeText(left)} until the account expires`;
}

/** Calendar days since the delivery date passed; null if it has not passed. `nowMs`: server time in ms since 1970. */
export function daysLate({ dueAt, dueIs }: NextStep, nowMs: number): number | null {
  const due = dueMoment(dueAt);
  if (dueIs !== 'delivery date' || due === null || due.atMs > nowMs) return null;
  return (dayStartMs(nowMs) - dayStartMs(due.atMs)) / DAY_MS;
}

const DAY_MS = 86_400_000;

/** UTC midnight of the calendar day on the device: days have equal lengths there. */
function dayStartMs(instantMs: number): number {
  const day = new Date(instantMs);
  return Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
}

interface DatedTask {
  readonly task: NextStep;
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
