import { isSameEmail } from '../account/email-and-phone.ts';
import type { CalendarDate } from '../dates/lagos-day.ts';
import { amountProblem } from '../money/charges.ts';
import type { Kobo } from '../money/kobo.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { deliveryDateProblem } from './order-dates.ts';
import { ORDER_TRANSITIONS } from './order-transitions.ts';
import { TRADE_WITH_YOURSELF, type Side } from './order-parties.ts';

export const PROFILE_NEEDED = 'Please complete your profile first';

export interface OrderCreation {
  readonly creatorSide: Side;
  readonly creatorEmail: string;
  readonly counterpartEmail: string;
  readonly hasBankDetails: boolean;
  readonly profileCompleted: boolean;
  readonly amount: Kobo;
  readonly deliveryDate?: string | null | undefined;
  readonly today: CalendarDate;
}

export interface OrderCreated {
  readonly ok: true;
  readonly orderStatus: 'Pending' | 'Approved';
  /** Null until the approval sets it. */
  readonly deliveryDate: CalendarDate | null;
}

interface WrongOrderField extends Refusal<'invalid'> {
  readonly field: 'email' | 'amount' | 'estimatedTimeOfDelivery';
}

export function decideOrderCreation(
  creation: OrderCreation,
): OrderCreated | WrongOrderField | Refusal<'conflict'> {
  if (!creation.profileCompleted) return refuse('conflict', PROFILE_NEEDED);
  if (isSameEmail(creation.creatorEmail, creation.counterpartEmail))
    return wrong('email', TRADE_WITH_YOURSELF);
  const problem = amountProblem(creation.amount);
  if (problem !== null) return wrong('amount', problem);

  const orderStatus = firstStatus(creation.creatorSide, creation.hasBankDetails);
  if (orderStatus === 'Pending') return { ok: true, orderStatus, deliveryDate: null };
  const dateProblem = deliveryDateProblem(creation.deliveryDate, creation.today);
  if (dateProblem !== null) return wrong('estimatedTimeOfDelivery', dateProblem);
  return { ok: true, orderStatus, deliveryDate: creation.deliveryDate ?? null };
}

function wrong(field: WrongOrderField['field'], message: string): WrongOrderField {
  return { ...refuse('invalid', message), field };
}

/** Approved if the creation by this side implies the approval, else Pending. */
export function firstStatus(side: Side, hasBankDetails: boolean): 'Pending' | 'Approved' {
  const row = ORDER_TRANSITIONS.find(
    ({ from, who, needs }) =>
      from === null && who === side && !needs.includes(hasBankDetails ? 'noBankDetails' : 'bankDetails'),
  );
  return row?.to === 'Approved' ? 'Approved' : 'Pending';
}
