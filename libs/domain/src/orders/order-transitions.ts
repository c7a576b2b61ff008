import type { TransactionStatus } from './transaction-status.ts';

export const ORDER_STATUSES = [
  'Pending',
  'Approved',
  'AwaitingPayment',
  'OpenTransaction',
  'Paid',
  'Shipped',
  'Delivered',
  'Completed',
  'InDispute',
  'Rejected',
  'Cancelled',
  'Close',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type OrderRole = 'buyer' | 'seller' | 'system' | 'support';

export const ORDER_EVENTS = [
  'create',
  'setDeliveryDate',
  'approve',
  'reject',
  'cancel',
  'initiatePayment',
  'expireAccount',
  'receiveFullTransfer',
  'receiveShortTransfer',
  'markShipped',
  'confirmReceipt',
  'settle',
  'lodgeDispute',
  'cancelDispute',
  'resolveForSeller',
  'resolveForBuyer',
] as const;

export type OrderEvent = (typeof ORDER_EVENTS)[number];

export type OrderGuard =
  'creator' | 'notCreator' | 'bankDetails' | 'noBankDetails' | 'deliveryDate' | 'disputeCreator';

export interface OrderTransition {
  /** Null for the event that creates the order. */
  readonly from: OrderStatus | null;
  readonly event: OrderEvent;
  readonly who: OrderRole;
  readonly needs: readonly OrderGuard[];
  readonly to: OrderStatus | 'statusBeforeDispute';
  /** The new status of the transaction; null without a transaction or a change. */
  readonly transaction: TransactionStatus | null;
  /** Further effects and notified users, for the documentation. */
  readonly also: string;
}

const TO_BUYER = 'the buyer is notified';
const TO_SELLER = 'the seller is notified';
const TO_BOTH = 'both parties are notified';
const CLOSED = 'a live temporary account is closed';
const NEW_ACCOUNT = `one transaction per order; ${TO_SELLER}`;
const DISPUTED = `one open dispute per transaction; ${TO_SELLER}`;

/** Every step of an order. The code runs from this table, the tests enumerate it, docs/product draws it. */
export const ORDER_TRANSITIONS: readonly OrderTransition[] = [
  row(null, 'create', 'buyer', 'Pending', null, `${TO_SELLER} and emailed`),
  row(null, 'create', 'seller', 'Pending', null, `${TO_BUYER} and emailed`, ['noBankDetails']),
  row(null, 'create', 'seller', 'Approved', null, `approval is implied; ${TO_BUYER} and emailed`, [
    'bankDetails',
    'deliveryDate',
  ]),

  row('Pending', 'setDeliveryDate', 'seller', 'Approved', null, TO_BUYER, [
    'creator',
    'bankDetails',
    'deliveryDate',
  ]),
  row('Pending', 'approve', 'seller', 'Approved', null, TO_BUYER, [
    'notCreator',
    'bankDetails',
    'deliveryDate',
  ]),

  row('Pending', 'reject', 'seller', 'Rejected', null, TO_BUYER),
  row('Approved', 'reject', 'seller', 'Rejected', null, TO_BUYER),
  row('AwaitingPayment', 'reject', 'seller', 'Rejected', 'Cancelled', TO_BUYER),
  row('OpenTransaction', 'reject', 'seller', 'Rejected', 'Cancelled', `${CLOSED}; ${TO_BUYER}`),

  row('Pending', 'cancel', 'buyer', 'Cancelled', null, TO_SELLER),
  row('Approved', 'cancel', 'buyer', 'Cancelled', null, TO_SELLER),
  row('AwaitingPayment', 'cancel', 'buyer', 'Cancelled', 'Cancelled', TO_SELLER),
  row('OpenTransaction', 'cancel', 'buyer', 'Cancelled', 'Cancelled', `${CLOSED}; ${TO_SELLER}`),

  row('Approved', 'initiatePayment', 'buyer', 'OpenTransaction', 'Pending', NEW_ACCOUNT),
  row('AwaitingPayment', 'initiatePayment', 'buyer', 'OpenTransaction', 'Pending', NEW_ACCOUNT),
  row(
    'OpenTransaction',
    'initiatePayment',
    'buyer',
    'OpenTransaction',
    null,
    'while the account lives, the same account is returned',
  ),

  row(
    'OpenTransaction',
    'expireAccount',
    'system',
    'AwaitingPayment',
    'AccountExpired',
    `the buyer can pay again; ${TO_BUYER}`,
  ),
  row(
    'OpenTransaction',
    'receiveFullTransfer',
    'system',
    'Paid',
    'Paid',
    `a surplus is returned; ${TO_BOTH}, the seller is emailed`,
  ),
  row(
    'OpenTransaction',
    'receiveShortTransfer',
    'system',
    'OpenTransaction',
    null,
    `the transfer is returned in full; ${TO_BUYER}`,
  ),

  row('Paid', 'markShipped', 'seller', 'Shipped', null, `${TO_BUYER} and emailed the confirmation code`),
  row('Shipped', 'confirmReceipt', 'buyer', 'Delivered', 'Delivered', `settlement runs; ${TO_SELLER}`),
  row(
    'Delivered',
    'settle',
    'system',
    'Completed',
    'Completed',
    `the net amount is paid to the seller's bank account; ${TO_BOTH}, the seller is emailed`,
  ),

  row('Paid', 'lodgeDispute', 'buyer', 'InDispute', 'DisputedOrder', DISPUTED),
  row('Shipped', 'lodgeDispute', 'buyer', 'InDispute', 'DisputedOrder', DISPUTED),
  row('InDispute', 'cancelDispute', 'buyer', 'statusBeforeDispute', 'Paid', TO_SELLER, ['disputeCreator']),
  row('InDispute', 'resolveForSeller', 'support', 'Delivered', 'Delivered', `settlement runs; ${TO_BOTH}`),
  row(
    'InDispute',
    'resolveForBuyer',
    'support',
    'Close',
    'Cancelled',
    `the buyer is refunded in full; ${TO_BOTH}`,
  ),
];

export function orderTransition(from: OrderStatus, event: OrderEvent): OrderTransition | undefined {
  return ORDER_TRANSITIONS.find((candidate) => candidate.from === from && candidate.event === event);
}

function row(
  from: OrderStatus | null,
  event: OrderEvent,
  who: OrderRole,
  to: OrderTransition['to'],
  transaction: TransactionStatus | null,
  also: string,
  needs: readonly OrderGuard[] = [],
): OrderTransition {
  return { from, event, who, needs, to, transaction, also };
}
