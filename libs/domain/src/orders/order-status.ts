/** §4, in the order in which a trade meets them. */
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
