import type { TransactionStatus } from '../transactions/transaction-status.ts';

/** In the order in which a trade reaches them. */
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

/** A condition besides status and role. */
export type OrderGuard =
  'creator' | 'notCreator' | 'bankDetails' | 'noBankDetails' | 'deliveryDate' | 'disputeCreator';

export interface OrderTransition {
  /** Null where the event creates the order. */
  readonly from: OrderStatus | null;
  readonly event: OrderEvent;
  readonly who: OrderRole;
  readonly needs: readonly OrderGuard[];
  readonly to: OrderStatus | 'statusBeforeDispute';
  /** The new status of the order's transaction; null where there is no transaction or its status does not change. */
  readonly transaction: TransactionStatus | null;
  /** A further effect, for the documentation. */
  readonly also: string;
}

const CLOSED = 'a live temporary account is closed';
const SAME_ACCOUNT =
  'one transaction per order; asking again while the account lives returns the same account';
const ALREADY_DISPUTED = 'one open dispute per transaction';
const SETTLES = 'settlement runs';

/** Every step that an order can take. The code runs from this table, the tests enumerate it, docs/product draws it. */
export const ORDER_TRANSITIONS: readonly OrderTransition[] = [
  row(null, 'create', 'buyer', 'Pending', null, 'the seller is notified'),
  row(null, 'create', 'seller', 'Pending', null, '', ['noBankDetails']),
  row(null, 'create', 'seller', 'Approved', null, 'approval is implied', ['bankDetails', 'deliveryDate']),

  row('Pending', 'setDeliveryDate', 'seller', 'Approved', null, 'the buyer is notified', [
    'creator',
    'bankDetails',
    'deliveryDate',
  ]),
  row('Pending', 'approve', 'seller', 'Approved', null, 'the buyer is notified', [
    'notCreator',
    'bankDetails',
    'deliveryDate',
  ]),

  row('Pending', 'reject', 'seller', 'Rejected', null, ''),
  row('Approved', 'reject', 'seller', 'Rejected', null, ''),
  row('AwaitingPayment', 'reject', 'seller', 'Rejected', 'Cancelled', ''),
  row('OpenTransaction', 'reject', 'seller', 'Rejected', 'Cancelled', CLOSED),

  row('Pending', 'cancel', 'buyer', 'Cancelled', null, ''),
  row('Approved', 'cancel', 'buyer', 'Cancelled', null, ''),
  row('AwaitingPayment', 'cancel', 'buyer', 'Cancelled', 'Cancelled', ''),
  row('OpenTransaction', 'cancel', 'buyer', 'Cancelled', 'Cancelled', CLOSED),

  row('Approved', 'initiatePayment', 'buyer', 'OpenTransaction', 'Pending', SAME_ACCOUNT),
  row('AwaitingPayment', 'initiatePayment', 'buyer', 'OpenTransaction', 'Pending', SAME_ACCOUNT),
  row('OpenTransaction', 'initiatePayment', 'buyer', 'OpenTransaction', null, SAME_ACCOUNT),

  row(
    'OpenTransaction',
    'expireAccount',
    'system',
    'AwaitingPayment',
    'AccountExpired',
    'the buyer can pay again',
  ),
  row('OpenTransaction', 'receiveFullTransfer', 'system', 'Paid', 'Paid', 'a surplus is refunded'),
  row('OpenTransaction', 'receiveShortTransfer', 'system', 'OpenTransaction', null, 'returned in full'),

  row('Paid', 'markShipped', 'seller', 'Shipped', null, 'the confirmation code is e-mailed to the buyer'),
  row('Shipped', 'confirmReceipt', 'buyer', 'Delivered', 'Delivered', SETTLES),
  row(
    'Delivered',
    'settle',
    'system',
    'Completed',
    'Completed',
    "the net amount is paid to the seller's bank account",
  ),

  row('Paid', 'lodgeDispute', 'buyer', 'InDispute', 'DisputedOrder', ALREADY_DISPUTED),
  row('Shipped', 'lodgeDispute', 'buyer', 'InDispute', 'DisputedOrder', ALREADY_DISPUTED),
  row('InDispute', 'cancelDispute', 'buyer', 'statusBeforeDispute', 'Paid', '', ['disputeCreator']),
  row('InDispute', 'resolveForSeller', 'support', 'Delivered', 'Delivered', SETTLES),
  row('InDispute', 'resolveForBuyer', 'support', 'Close', 'Cancelled', 'the buyer is refunded in full'),
];

/** The row for an existing order; undefined where an order with this status refuses the event. */
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
