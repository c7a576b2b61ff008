import { object } from 'yup';
import { isAccountNumber } from '../account/email-and-phone.ts';
import { GENDERS } from '../account/profile.ts';
import { ACCOUNT_NUMBER_LENGTH, ADDRESS_MAX_LENGTH, INVALID_DATE, MIN_AGE_YEARS } from '../constants.ts';
import { isCalendarDate, latestDateOfBirth, type CalendarDate } from '../dates/lagos-day.ts';
import { firstName, lastName, phoneNumber } from './auth-schemas.ts';
import { choiceField, limitedText, textField } from './field-rules.ts';

export const bankDetailsSchema = object({
  /** Chosen with the name of the bank, whose message counts for both. */
  bankId: textField(() => null),
  accountNumber: textField((value) => {
    if (value === '') return 'Account Number is required';
    return isAccountNumber(value) ? null : `Account Number must be ${ACCOUNT_NUMBER_LENGTH} digits`;
  }),
  bankName: textField((value) => (value === '' ? 'Bank Name is required' : null)),
  accountName: textField((value) => (value === '' ? 'Account Name is required' : null)),
});
/** Date of birth and address may be empty; the profile is then incomplete. */
export function profileSchema(today: CalendarDate) {
  return object({
    firstName,
    lastName,
    dateOfBirth: textField((value) => (value === '' ? null : dateOfBirthProblem(value, today))),
    gender: choiceField(GENDERS, 'Select a gender'),
    phoneNumber,
    address: textField(limitedText(null, ADDRESS_MAX_LENGTH)),
  });
}
function dateOfBirthProblem(date: string, today: CalendarDate): string | null {
  if (!isCalendarDate(date)) return INVALID_DATE;
  return date > latestDateOfBirth(today) ? `You must be at least ${MIN_AGE_YEARS} years old` : null;
}
