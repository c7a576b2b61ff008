import { disabledReason } from './disabled-reason.ts';
import { orderTransition, type OrderEvent, type OrderStatus } from './order-transitions.ts';

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
