import { object } from 'yup';
import { RECEIVED_BY_MAX_LENGTH } from '../constants.ts';
import type { CalendarDate } from '../dates/lagos-day.ts';
import {
  CONFIRMATION_CODE_INVALID,
  CONFIRMATION_CODE_REQUIRED,
  readConfirmationCode,
} from '../orders/confirmation-code.ts';
import { DELIVERY_STATUS } from '../orders/order-status.ts';
import { receiptDateProblem } from '../orders/order-dates.ts';
import { EVIDENCE_UPLOAD } from '../uploads/upload-rules.ts';
import { fileField, limitedText, textField } from './field-rules.ts';

export const DELIVERY_STATUS_REQUIRED = {
  seller: 'Please select delivery status',
  buyer: 'Status is required',
} as const;

export const shippingSchema = object({
  orderStatus: textField((value) =>
    value === DELIVERY_STATUS.markShipped ? null : DELIVERY_STATUS_REQUIRED.seller,
  ),
  uploadEvidence: fileField(EVIDENCE_UPLOAD),
});

/** `today` and `paidOn` are days in Lagos. */
export function receiptSchema(today: CalendarDate, paidOn: CalendarDate | null = null) {
  return object({
    confirmationCode: textField(confirmationCodeProblem),
    orderReceivedDate: textField((value) => receiptDateProblem(value, today, paidOn)),
    orderStatus: textField((value) =>
      value === DELIVERY_STATUS.confirmReceipt ? null : DELIVERY_STATUS_REQUIRED.buyer,
    ),
    receivedBy: textField(limitedText('Received By is required', RECEIVED_BY_MAX_LENGTH)),
  });
}
function confirmationCodeProblem(value: string): string | null {
  if (value === '') return CONFIRMATION_CODE_REQUIRED;
  return readConfirmationCode(value) === null ? CONFIRMATION_CODE_INVALID : null;
}
