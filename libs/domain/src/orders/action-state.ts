import { disabledReason } from './disabled-reason.ts';
import { canStillHappen } from './order-status.ts';
import { orderTransition, type OrderEvent, type OrderStatus } from './order-transitions.ts';

export interface Action {
  readonly state: 'enabled' | 'disabled' | 'hidden';
  readonly label: string;
  /** Why the action is disabled, or what the user has to do first; null where neither applies. */
  readonly reason: string | null;
  /** An enabled action that opens this page first and shows `reason` there. */
  readonly first?: 'bankDetails';
  /** A disabled action that can never be enabled again, as a noun: 'cancellation'. */
  readonly closed?: string;
}

export function disable(label: string, reason: string): Action {
  return { state: 'disabled', label, reason };
}

/** Disabled for good. */
export function close(label: string, reason: string, event: OrderEvent): Action {
  return { ...disable(label, reason), closed: NOUNS[event] ?? label };
}

const NOUNS: Partial<Record<OrderEvent, string>> = {
  approve: 'approval',
  reject: 'cancellation',
  cancel: 'cancellation',
  initiatePayment: 'payment',
  markShipped: 'shipping',
  confirmReceipt: 'receipt',
  lodgeDispute: 'disputes',
};

/** Enabled where the order's life allows the event, else disabled with the reason. */
export function decide(label: string, status: OrderStatus, event: OrderEvent): Action {
  if (orderTransition(status, event) !== undefined) return { state: 'enabled', label, reason: null };
  const reason = disabledReason(status, event);
  return canStillHappen(event, status) ? disable(label, reason) : close(label, reason, event);
}

/** 'Payment and cancellation are closed: the order is shipped'; null where no action is closed. */
export function closedActionsText(actions: readonly Action[]): string | null {
  const closed = actions.filter(({ state, closed: noun }) => state === 'disabled' && noun !== undefined);
  const nouns = closed.map((action) => action.closed).join(' and ');
  if (nouns === '') return null;
  const why = closed.at(-1)?.reason?.replace(/^This/, 'the').replace('is already', 'is');
  const verb = closed.length > 1 || nouns.endsWith('s') ? 'are' : 'is';
  return `${nouns.charAt(0).toUpperCase()}${nouns.slice(1)} ${verb} closed: ${why}`;
}

export function hide(action: Action): Action {
  return { state: 'hidden', label: action.label, reason: null };
}
