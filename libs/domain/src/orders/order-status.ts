import {
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  orderTransition,
  type OrderEvent,
  type OrderStatus,
} from './order-transitions.ts';
import { isDisputed, nextSettlementStep, type TransactionStatus } from './transaction-status.ts';

// Predicates on an order's status, derived from the transitions.

export const DELIVERY_STATUS = { markShipped: 'Shipped', confirmReceipt: 'Delivered' } as const;

const allows = (event: OrderEvent) => (status: OrderStatus) => orderTransition(status, event) !== undefined;

export const isUnpaid = allows('cancel');
export const awaitsPayment = allows('initiatePayment');
export const awaitsTransfer = allows('receiveFullTransfer');
export const awaitsShipment = allows('markShipped');
export const awaitsReceipt = allows('confirmReceipt');
export const awaitsSettlement = allows('settle');
export const isInDispute = allows('cancelDispute');

/** The order is neither delivered nor stopped. */
export function awaitsDelivery(status: OrderStatus): boolean {
  return !isFinished(status) && !awaitsSettlement(status);
}

export function isDeliveryDue(status: OrderStatus): boolean {
  return isManagedByTransaction(status) && awaitsDelivery(status) && !isInDispute(status);
}

/** The order was paid at some time; from then on the parties act on the transaction. */
export function isManagedByTransaction(status: OrderStatus): boolean {
  if (!ORDER_STATUSES.includes(status)) return false;
  const stops = ORDER_TRANSITIONS.filter(({ event }) => event === 'cancel' || event === 'reject');
  return !isUnpaid(status) && stops.every(({ to }) => to !== status);
}

export function isFinished(status: OrderStatus): boolean {
  return ORDER_TRANSITIONS.every(({ from }) => from !== status);
}

/** The given statuses and all that can follow; a cancelled dispute returns to one of these. */
function statusesFrom(statuses: readonly OrderStatus[]): OrderStatus[] {
  const reached = new Set(statuses);
  // The loop also visits statuses that are added during it.
  for (const from of reached)
    for (const row of ORDER_TRANSITIONS)
      if (row.from === from && row.to !== 'statusBeforeDispute') reached.add(row.to);
  return [...reached];
}

/**
 * Whether an event that was sent in the status `before` has happened. Null if `now` is inconclusive: a stopped or
 * disputed trade may or may not have had the event.
 */
export function hasHappened(event: OrderEvent, before: OrderStatus, now: OrderStatus): boolean | null {
  const step = orderTransition(before, event);
  if (step === undefined || step.to === 'statusBeforeDispute') return false;
  if (now === step.to) return true;
  if (now === before) return false;
  const straight = ORDER_STATUSES.filter((status) => !isStopped(status) && !isInDispute(status));
  if (straight.includes(step.to) && straight.indexOf(now) > straight.indexOf(step.to)) return true;
  const canFollow = !ORDER_STATUSES.includes(now) || statusesFrom([step.to]).includes(now);
  return canFollow ? null : false;
}

function isStopped(status: OrderStatus): boolean {
  return (
    isFinished(status) && !ORDER_TRANSITIONS.some(({ event, to }) => event === 'settle' && to === status)
  );
}

export function openTransactionId(order: {
  readonly orderStatus: OrderStatus;
  readonly transactionId: string | null;
}): string | null {
  return awaitsTransfer(order.orderStatus) ? order.transactionId : null;
}

export interface RecordedStatus {
  readonly orderStatus: OrderStatus;
  readonly transactionStatus: TransactionStatus;
}

/**
 * The status of the order by both records. A provider may report a dispute in the transaction only; it is ignored if
 * the order cannot be disputed. A completed order whose settlement still runs counts as delivered.
 */
export function orderStatusOf({ transactionStatus, orderStatus }: RecordedStatus): OrderStatus {
  const canBeDisputed = orderTransition(orderStatus, 'lodgeDispute') !== undefined;
  if (isDisputed(transactionStatus) && canBeDisputed) return 'InDispute';
  return orderStatus === 'Completed' && nextSettlementStep(transactionStatus) !== null
    ? 'Delivered'
    : orderStatus;
}
