import { INVALID_DATE } from '../constants.ts';
import { isCalendarDate, type CalendarDate } from '../dates/lagos-day.ts';

type MaybeDate = string | null | undefined;

export function deliveryDateProblem(date: MaybeDate, today: CalendarDate): string | null {
  if (!date) return 'Required';
  if (!isCalendarDate(date)) return INVALID_DATE;
  return date < today ? 'Delivery date must be today or later' : null;
}

/** Why a receipt date is refused, or null. `today` and `paidOn` are days in Lagos. */
export function receiptDateProblem(date: MaybeDate, today: CalendarDate, paidOn: MaybeDate): string | null {
  if (!date) return 'Date is required';
  if (!isCalendarDate(date)) return INVALID_DATE;
  if (date > today) return 'Date cannot be in the future';
  return paidOn && date < paidOn ? 'Date cannot be before the payment' : null;
}
