import { statusLabel } from '../status-colours.ts';
import type { OrderEvent, OrderStatus } from './order-transitions.ts';

export function disabledReason(status: OrderStatus, event: OrderEvent): string {
  switch (status) {
    case 'Pending':
      return 'This order has not been approved yet';
    case 'Approved':
    case 'AwaitingPayment':
    case 'OpenTransaction':
      return event === 'approve' ? 'This order is already approved' : NOT_PAID;
    case 'Paid':
      return event === 'confirmReceipt' ? 'This order has not been shipped yet' : already(status);
    case 'InDispute':
      return 'This order is in dispute';
    case 'Close':
      return 'This order is closed';
    case 'Shipped':
    case 'Delivered':
    case 'Completed':
    case 'Rejected':
    case 'Cancelled':
      return already(status);
    default:
      return UNKNOWN_STATUS;
  }
}

export const UNKNOWN_STATUS = 'This app does not know this status, so nothing can be done here';

const NOT_PAID = 'This order has not been paid yet';

function already(status: OrderStatus): string {
  return `This order is already ${statusLabel(status).toLowerCase()}`;
}
