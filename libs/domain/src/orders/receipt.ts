import { isCalendarDate } from '../dates/lagos-day.ts';
import type { CalendarDate } from '../dates/lagos-day.ts';

/** §5, receipt confirmation. */
export const RECEIPT_DATE_REQUIRED = 'Date is required';

/** Why this date received is refused, or null: not in the future, not before the payment (decision D10). Days in Lagos. */
export function receiptDateProblem(
  date: string | null | undefined,
  today: CalendarDate,
  paidOn: CalendarDate | null | undefined,
): string | null {
  if (date === null || date === undefined || date === '') return RECEIPT_DATE_REQUIRED;
  if (!isCalendarDate(date)) return 'Enter a valid date';
  if (date > today) return 'Date cannot be in the future';
  return paidOn !== null && paidOn !== undefined && date < paidOn
    ? 'Date cannot be before the payment'
    : null;
}
