import { ACCOUNT_NUMBER_LENGTH, EMAIL_MAX_LENGTH, PHONE_MAX_LENGTH } from '../constants.ts';

const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** The address pattern of HTML, with a dot asked for in the domain: 'ada@gmail' is a slip, not an address. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}

/** §5. */
export const EMAIL_REQUIRED = 'Email is required';

export function emailProblem(email: string): string | null {
  if (email === '') return EMAIL_REQUIRED;
  return isEmail(email) ? null : 'Email must be valid';
}

/** E-mail addresses are compared as people use them: without regard to case or spaces around. */
export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

export function isPhoneNumber(text: string): boolean {
  return text.length <= PHONE_MAX_LENGTH && /^\d+$/.test(text);
}

/** What the phone input keeps (§5: at most 11 characters); a pasted +234 number becomes its local form. */
export function phoneInput(text: string): string {
  const digits = text.replace(/\D/g, '');
  const local = digits.length === 13 && digits.startsWith('234') ? `0${digits.slice(3)}` : digits;
  return local.slice(0, PHONE_MAX_LENGTH);
}

/** What the account number input keeps (§5: digits only, at most 10). */
export function accountNumberInput(text: string): string {
  return text.replace(/\D/g, '').slice(0, ACCOUNT_NUMBER_LENGTH);
}

export function isAccountNumber(text: string): boolean {
  return text.length === ACCOUNT_NUMBER_LENGTH && /^\d+$/.test(text);
}

/** §5: the account name is looked up only once a bank is chosen and the number is complete. */
export function canResolveAccount(bankCode: string | null | undefined, accountNumber: string): boolean {
  return (bankCode ?? '') !== '' && isAccountNumber(accountNumber);
}
