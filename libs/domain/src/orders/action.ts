import { statusLabel } from '../status-colours.ts';
import { orderLifeRow } from './order-life.ts';
import type { OrderEvent } from './order-life.ts';
import type { OrderStatus } from './order-life.ts';

export interface Action {
  readonly state: 'enabled' | 'disabled' | 'hidden';
  readonly label: string;
  /** Why the action is disabled, or what the user has to do first; null where neither applies. */
  readonly reason: string | null;
  /** An enabled action that opens this page first and shows `reason` there. */
  readonly first?: 'bankDetails';
}

export function disable(label: string, reason: string): Action {
  return { state: 'disabled', label, reason };
}

/** Enabled where the order's life allows the event, else disabled with the reason. */
export function decide(label: string, status: OrderStatus, event: OrderEvent): Action {
  if (orderLifeRow(status, event) === undefined) return disable(label, whyNot(status, event));
  return { state: 'enabled', label, reason: null };
}

export function hide(action: Action): Action {
  return { state: 'hidden', label: action.label, reason: null };
}

/** The sentence behind a disabled button. */
function whyNot(status: OrderStatus, event: OrderEvent): string {
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
  }
}

const NOT_PAID = 'This order has not been paid yet';

function already(status: OrderStatus): string {
  return `This order is already ${statusLabel(status).toLowerCase()}`;
}
