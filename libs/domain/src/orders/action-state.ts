import { statusLabel } from '../status-colours.ts';
import { awaitsShipment, isInDispute, isUnpaid } from './order-status.ts';
import { ORDER_STATUSES, orderTransition, type OrderEvent, type OrderStatus } from './order-transitions.ts';

export interface Action {
  readonly state: 'enabled' | 'disabled' | 'hidden';
  readonly label: string;
  /** Why the action is disabled, or the step that must come first; or null. */
  readonly reason: string | null;
  readonly first?: 'bankDetails';
}

export function enable(label: string): Action {
  return { state: 'enabled', label, reason: null };
}

export function disable(label: string, reason: string): Action {
  return { state: 'disabled', label, reason };
}

export function hide(label: string): Action {
  return { state: 'hidden', label, reason: null };
}

export function decide(label: string, status: OrderStatus, event: OrderEvent): Action {
  return orderTransition(status, event) === undefined
    ? disable(label, disabledReason(status, event))
    : enable(label);
}

function disabledReason(status: OrderStatus, event: OrderEvent): string {
  if (!ORDER_STATUSES.includes(status)) return UNKNOWN_STATUS;
  if (status === 'Pending') return 'This order has not been approved yet';
  if (isUnpaid(status))
    return event === 'approve' ? 'This order is already approved' : 'This order has not been paid yet';
  if (awaitsShipment(status) && event === 'confirmReceipt') return 'This order has not been shipped yet';
  if (isInDispute(status)) return 'This order is in dispute';
  return status === 'Close'
    ? 'This order is closed'
    : `This order is already ${statusLabel(status).toLowerCase()}`;
}

/** The reason after the name of its action: 'already paid' for 'This order is already paid'. */
export function shortReason(reason: string): string {
  return reason.replace(/^This (?:order|transaction|dispute) (?:is|has) (not )?(?:been )?/, '$1');
}

export const UNKNOWN_STATUS = 'This app does not know this status, so nothing can be done here';
