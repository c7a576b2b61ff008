import { statusLabel } from '../status-colours.ts';
import { orderLifeRow } from './order-life.ts';
import type { OrderEvent } from './order-life.ts';
import type { OrderStatus } from './order-status.ts';

export interface Action {
  readonly state: 'enabled' | 'disabled' | 'hidden';
  readonly label: string;
  /** Why it is disabled, or what has to be done first; null when there is nothing to say. */
  readonly reason: string | null;
  /** The button works, but leads to another page first and says `reason` on the way (§5, approval). */
  readonly first?: 'bankDetails';
}

function enable(label: string): Action {
  return { state: 'enabled', label, reason: null };
}

export function disable(label: string, reason: string): Action {
  return { state: 'disabled', label, reason };
}

/** Enabled only when neither §4's list nor the table stands in the way (decision D8). */
export function decide(
  label: string,
  status: OrderStatus,
  event: OrderEvent,
  disabledByRule: readonly OrderStatus[] = [],
): Action {
  const allowed = !disabledByRule.includes(status) && orderLifeRow(status, event) !== undefined;
  return allowed ? enable(label) : disable(label, whyNot(status, event));
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
