import type { CalendarDate } from '../dates/lagos-day.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { TransactionStatus } from './transaction-status.ts';
import { deliveryDateProblem } from './order-dates.ts';
import {
  DONE_BY,
  ORDER_TRANSITIONS,
  orderTransition,
  type OrderCommand,
  type OrderGuard,
  type OrderRole,
  type OrderStatus,
} from './order-transitions.ts';
import { NOT_A_PARTY, partyOf, type OrderParties } from './order-parties.ts';

export interface OrderState extends OrderParties {
  readonly orderStatus: OrderStatus;
  readonly createdBy?: string | null | undefined;
  /** A cancelled dispute returns to this status. */
  readonly statusBeforeDispute?: OrderStatus | null | undefined;
}

export type OrderCaller =
  | { readonly as: 'user'; readonly userId: string; readonly hasBankDetails: boolean }
  | { readonly as: 'system' }
  | { readonly as: 'support' };

export interface OrderEventContext {
  readonly today: CalendarDate;
  readonly deliveryDate?: string | null | undefined;
  readonly disputeCreatedBy?: string | null | undefined;
}

export interface OrderChange {
  readonly ok: true;
  readonly orderStatus: OrderStatus;
  readonly transactionStatus: TransactionStatus | null;
}

export const BANK_DETAILS_NEEDED = 'Please update your bank details to approve this order.';

/** Checks the role first, then the status, then the conditions, so that a stranger learns nothing about the order. */
export function decideOrderEvent(
  order: OrderState,
  event: OrderCommand,
  caller: OrderCaller,
  context: OrderEventContext,
): OrderChange | Refusal<'invalid' | 'forbidden' | 'conflict'> {
  const role = caller.as === 'user' ? partyOf(order, caller.userId) : caller.as;
  if (role === 'stranger') return refuse('forbidden', NOT_A_PARTY);
  const allowed = new Set(ORDER_TRANSITIONS.filter((row) => row.event === event).map(({ who }) => who));
  if (!allowed.has(role)) {
    const names = Array.from(allowed, (who) => NAMES[who]).join(' or ');
    return refuse('forbidden', `Only ${names} can do this`);
  }

  const row = orderTransition(order.orderStatus, event);
  if (row === undefined)
    return refuse('conflict', `This order is ${order.orderStatus}, so it cannot be ${DONE_BY[event]}`);

  for (const guard of row.needs) {
    const refusal = judge(guard, order, caller, context);
    if (refusal !== null) return refusal;
  }
  // Paid is safe for an unknown earlier status: the seller can mark the order shipped again.
  const orderStatus = row.to === 'statusBeforeDispute' ? (order.statusBeforeDispute ?? 'Paid') : row.to;
  return { ok: true, orderStatus, transactionStatus: row.transaction };
}

const NAMES: Record<OrderRole, string> = {
  buyer: 'the buyer',
  seller: 'the seller',
  system: 'the system',
  support: 'support',
};

export function notDisputeCreator(
  createdByUserId: string | null | undefined,
  userId: string | null,
): Refusal<'forbidden'> | null {
  return createdByUserId === userId
    ? null
    : refuse('forbidden', 'Only the person who lodged this dispute can cancel it');
}

function judge(
  guard: OrderGuard,
  order: OrderState,
  caller: OrderCaller,
  context: OrderEventContext,
): Refusal<'invalid' | 'forbidden' | 'conflict'> | null {
  const userId = caller.as === 'user' ? caller.userId : null;
  const hasBankDetails = caller.as === 'user' && caller.hasBankDetails;
  const isCreator = order.createdBy === userId;
  switch (guard) {
    case 'creator':
      return isCreator
        ? null
        : refuse('forbidden', 'Only the seller who created this order can set its delivery date');
    case 'notCreator':
      if (!isCreator) return null;
      return hasBankDetails
        ? refuse(
            'forbidden',
            'You created this order, so you cannot approve it. Set its delivery date instead',
          )
        : refuse('conflict', BANK_DETAILS_NEEDED);
    case 'bankDetails':
      return hasBankDetails ? null : refuse('conflict', BANK_DETAILS_NEEDED);
    case 'noBankDetails':
      return hasBankDetails ? refuse('conflict', 'You already have bank details') : null;
    case 'deliveryDate': {
      const problem = deliveryDateProblem(context.deliveryDate, context.today);
      return problem === null ? null : refuse('invalid', problem);
    }
    case 'disputeCreator':
      return notDisputeCreator(context.disputeCreatedBy, userId);
  }
}
