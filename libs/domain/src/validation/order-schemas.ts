import { object } from 'yup';
import { emailProblem, isSameEmail, phoneNumberProblem } from '../account/email-and-phone.ts';
import { DESCRIPTION_MAX_LENGTH } from '../constants.ts';
import type { CalendarDate } from '../dates/lagos-day.ts';
import { hasTooManyDigits, readAmountInput } from '../money/amount-input.ts';
import { AMOUNT_TOO_LARGE, amountProblem } from '../money/charges.ts';
import { INVALID_AMOUNT } from '../money/format-naira.ts';
import { firstStatus } from '../orders/decide-order-creation.ts';
import { deliveryDateProblem } from '../orders/order-dates.ts';
import { TRADE_WITH_YOURSELF, type Side } from '../orders/order-parties.ts';
import { limitedText, textField, type Problem } from './field-rules.ts';

export const descriptionProblem = limitedText('Description is required', DESCRIPTION_MAX_LENGTH);

interface OrderFormViewer {
  readonly side: Side;
  readonly email: string;
  readonly hasBankDetails: boolean;
  readonly today: CalendarDate;
}

export function asksForDeliveryDate(viewer: Pick<OrderFormViewer, 'side' | 'hasBankDetails'>): boolean {
  return firstStatus(viewer.side, viewer.hasBankDetails) === 'Approved';
}

export function createOrderSchema(viewer: OrderFormViewer) {
  const asksForDate = asksForDeliveryDate(viewer);
  return object({
    email: textField(
      (value) => emailProblem(value) ?? (isSameEmail(value, viewer.email) ? TRADE_WITH_YOURSELF : null),
    ),
    phoneNumber: textField(phoneNumberProblem),
    description: textField(descriptionProblem),
    amount: textField(typedAmountProblem),
    estimatedTimeOfDelivery: textField((value) =>
      asksForDate ? deliveryDateProblem(value, viewer.today) : null,
    ),
  });
}
export function deliveryDateSchema(today: CalendarDate) {
  return object({ estimatedTimeOfDelivery: textField((value) => deliveryDateProblem(value, today)) });
}
export function approveOrderSchema(today: CalendarDate) {
  return object({
    estimatedTimeOfDelivery: textField((value) =>
      value === '' ? 'Expected Delivery Date is required' : deliveryDateProblem(value, today),
    ),
  });
}
const typedAmountProblem: Problem = (value) => {
  if (value === '') return 'Amount is required';
  if (hasTooManyDigits(value)) return AMOUNT_TOO_LARGE;
  const amount = readAmountInput(value);
  return amount === null ? INVALID_AMOUNT : amountProblem(amount);
};
