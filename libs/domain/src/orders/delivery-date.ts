import { isCalendarDate } from '../dates/lagos-day.ts';
import type { CalendarDate } from '../dates/lagos-day.ts';

/** §5, delivery estimate. */
export const DELIVERY_DATE_REQUIRED = 'Required';
export const DELIVERY_DATE_INVALID = 'Enter a valid date';
export const DELIVERY_DATE_TOO_EARLY = 'Delivery date must be today or later';

/** Why this delivery date is refused, or null. `today` is the day in Lagos (decision D6). */
export function deliveryDateProblem(date: string | null | undefined, today: CalendarDate): string | null {
  if (date === null || date === undefined || date === '') return DELIVERY_DATE_REQUIRED;
  if (!isCalendarDate(date)) return DELIVERY_DATE_INVALID;
  return date < today ? DELIVERY_DATE_TOO_EARLY : null;
}
