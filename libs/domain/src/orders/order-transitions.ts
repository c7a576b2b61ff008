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

/** Every event after the creation, as what happens to the order: 'cannot be approved'. */
export const DONE_BY = {
  setDeliveryDate: 'given a delivery date',
  approve: 'approved',
  reject: 'rejected',
  cancel: 'cancelled',
  initiatePayment: 'paid',
  expireAccount: 'returned to awaiting payment',
  receiveFullTransfer: 'paid',
  receiveShortTransfer: 'paid',
  markShipped: 'marked shipped',
  confirmReceipt: 'confirmed as received',
  settle: 'settled',
  lodgeDispute: 'disputed',
  cancelDispute: 'taken out of dispute',
  resolveForSeller: 'decided',
  resolveForBuyer: 'decided',
} as const;

export type OrderCommand = keyof typeof DONE_BY;
export type OrderEvent = 'create' | OrderCommand;

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
}

/** Every step of an order. The code runs from this table, the tests enumerate it, docs/product draws it. */
export const ORDER_TRANSITIONS: readonly OrderTransition[] = [
  row(null, 'create', 'buyer', 'Pending'),
  row(null, 'create', 'seller', 'Pending', null, ['noBankDetails']),
  row(null, 'create', 'seller', 'Approved', null, ['bankDetails', 'deliveryDate']),

  row('Pending', 'setDeliveryDate', 'seller', 'Approved', null, ['creator', 'bankDetails', 'deliveryDate']),
  row('Pending', 'approve', 'seller', 'Approved', null, ['notCreator', 'bankDetails', 'deliveryDate']),

  row('Pending', 'reject', 'seller', 'Rejected'),
  row('Approved', 'reject', 'seller', 'Rejected'),
  row('AwaitingPayment', 'reject', 'seller', 'Rejected', 'Cancelled'),
  row('OpenTransaction', 'reject', 'seller', 'Rejected', 'Cancelled'),

  row('Pending', 'cancel', 'buyer', 'Cancelled'),
  row('Approved', 'cancel', 'buyer', 'Cancelled'),
  row('AwaitingPayment', 'cancel', 'buyer', 'Cancelled', 'Cancelled'),
  row('OpenTransaction', 'cancel', 'buyer', 'Cancelled', 'Cancelled'),

  row('Approved', 'initiatePayment', 'buyer', 'OpenTransaction', 'Pending'),
  row('AwaitingPayment', 'initiatePayment', 'buyer', 'OpenTransaction', 'Pending'),
  row('OpenTransaction', 'initiatePayment', 'buyer', 'OpenTransaction'),

  row('OpenTransaction', 'expireAccount', 'system', 'AwaitingPayment', 'AccountExpired'),
  row('OpenTransaction', 'receiveFullTransfer', 'system', 'Paid', 'Paid'),
  row('OpenTransaction', 'receiveShortTransfer', 'system', 'OpenTransaction'),

  row('Paid', 'markShipped', 'seller', 'Shipped'),
  row('Shipped', 'confirmReceipt', 'buyer', 'Delivered', 'Delivered'),
  row('Delivered', 'settle', 'system', 'Completed', 'Completed'),

  row('Paid', 'lodgeDispute', 'buyer', 'InDispute', 'DisputedOrder'),
  row('Shipped', 'lodgeDispute', 'buyer', 'InDispute', 'DisputedOrder'),
  row('InDispute', 'cancelDispute', 'buyer', 'statusBeforeDispute', 'Paid', ['disputeCreator']),
  row('InDispute', 'resolveForSeller', 'support', 'Delivered', 'Delivered'),
  row('InDispute', 'resolveForBuyer', 'support', 'Close', 'Cancelled'),
];

export function orderTransition(from: OrderStatus, event: OrderEvent): OrderTransition | undefined {
  return ORDER_TRANSITIONS.find((candidate) => candidate.from === from && candidate.event === event);
}

function row(
  from: OrderStatus | null,
  event: OrderEvent,
  who: OrderRole,
  to: OrderTransition['to'],
  transaction: TransactionStatus | null = null,
  needs: readonly OrderGuard[] = [],
): OrderTransition {
  return { from, event, who, needs, to, transaction };
}
