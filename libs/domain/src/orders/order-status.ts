import {
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  orderTransition,
  type OrderEvent,
  type OrderStatus,
} from './order-transitions.ts';
import { isDisputed, nextSettlementStep, type TransactionStatus } from './transaction-status.ts';

// Every question about an order's status, answered from the table of the order's life.

/** The status that each side asks for when it reports a delivery; the only choice of its form. */
export const DELIVERY_STATUS = { markShipped: 'Shipped', confirmReceipt: 'Delivered' } as const;

/** The order is not paid yet and can still be cancelled or rejected. */
export function isUnpaid(status: OrderStatus): boolean {
  return allows(status, 'cancel');
}

/** The order is approved and not paid: the buyer can pay. */
export function awaitsPayment(status: OrderStatus): boolean {
  return allows(status, 'initiatePayment');
}

/** A temporary account is open for the buyer's transfer. */
export function awaitsTransfer(status: OrderStatus): boolean {
  return allows(status, 'receiveFullTransfer');
}

/** The order is paid and not shipped yet. */
export function awaitsShipment(status: OrderStatus): boolean {
  return allows(status, 'markShipped');
}

/** The goods are shipped, and the buyer has not confirmed receipt yet. */
export function awaitsReceipt(status: OrderStatus): boolean {
  return allows(status, 'confirmReceipt');
}

/** The goods are delivered, and the seller is not paid yet. */
export function awaitsSettlement(status: OrderStatus): boolean {
  return allows(status, 'settle');
}

/** The goods may still be delivered: neither delivered already nor stopped. */
export function awaitsDelivery(status: OrderStatus): boolean {
  return !isFinished(status) && !awaitsSettlement(status);
}

/** The order has an open dispute. */
export function isInDispute(status: OrderStatus): boolean {
  return allows(status, 'cancelDispute');
}

/** The seller owes the buyer the goods now: paid, not delivered, not in dispute. */
export function isDeliveryDue(status: OrderStatus): boolean {
  return isManagedByTransaction(status) && awaitsDelivery(status) && !isInDispute(status);
}

/** The order was paid at some time; from then on its parties act on the transaction. */
export function isManagedByTransaction(status: OrderStatus): boolean {
  if (!ORDER_STATUSES.includes(status)) return false;
  const stops = ORDER_TRANSITIONS.filter(({ event }) => event === 'cancel' || event === 'reject');
  return !isUnpaid(status) && stops.every(({ to }) => to !== status);
}

/** No event can change the order any more. */
export function isFinished(status: OrderStatus): boolean {
  return ORDER_TRANSITIONS.every(({ from }) => from !== status);
}

/** The given statuses, and all that events lead to from there; a dispute that is cancelled returns to one of these. */
function statusesFrom(statuses: readonly OrderStatus[]): OrderStatus[] {
  const reached = new Set(statuses);
  // A set's loop includes what is added meanwhile.
  for (const from of reached)
    for (const row of ORDER_TRANSITIONS)
      if (row.from === from && row.to !== 'statusBeforeDispute') reached.add(row.to);
  return [...reached];
}

/**
 * Whether an event that met the order in the status `before` has happened. Null where the status `now` cannot tell: a trade
 * that was stopped or disputed meanwhile may have passed through the event or not.
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

/** The transaction whose temporary account is open for the buyer's transfer, or null. */
export function openTransactionId(order: {
  readonly orderStatus: OrderStatus;
  readonly transactionId: string | null;
}): string | null {
  return awaitsTransfer(order.orderStatus) ? order.transactionId : null;
}

/** What the two records of one trade say. */
export interface RecordedStatus {
  readonly orderStatus: OrderStatus;
  readonly transactionStatus: TransactionStatus;
}

/**
 * The status that the order has by both fields. A provider may report an open dispute of the transaction alone; one that is
 * left over from an earlier dispute says nothing about an order that cannot be disputed. And an order that is called
 * completed while its settlement still runs is delivered.
 */
export function orderStatusOf({ transactionStatus, orderStatus }: RecordedStatus): OrderStatus {
  const canBeDisputed = orderTransition(orderStatus, 'lodgeDispute') !== undefined;
  if (isDisputed(transactionStatus) && canBeDisputed) return 'InDispute';
  return orderStatus === 'Completed' && nextSettlementStep(transactionStatus) !== null
    ? 'Delivered'
    : orderStatus;
}

function allows(status: OrderStatus, event: OrderEvent): boolean {
  return orderTransition(status, event) !== undefined;
}
