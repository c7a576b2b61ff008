import { ACCOUNT_NUMBER_LENGTH, EMAIL_MAX_LENGTH, PHONE_MAX_LENGTH } from '../constants.ts';

/** HTML's email pattern with a required dot in the domain. https://html.spec.whatwg.org/#valid-e-mail-address */
export const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);
}

export function emailProblem(email: string): string | null {
  if (email === '') return 'Email is required';
  return isEmail(email) ? null : 'Email must be valid';
}

/** Lower case without surrounding spaces, for look-ups. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

export function isSameEmail(one: string, other: string): boolean {
  return emailKey(one) === emailKey(other);
}

export function isPhoneNumber(text: string): boolean {
  return text.length <= PHONE_MAX_LENGTH && /^\d+$/.test(text);
}

/** Nigeria's country code, as in +234, 00234 and +234 (0). */
const COUNTRY_CODE = /^(?:\+|00)?2340?/;

/** Digits with the + of a country code. A Nigerian number above the length limit becomes its local form 0…. */
export function localPhone(text: string): string {
  const number = (/^\D*\+/.test(text) ? '+' : '') + text.replace(/\D/g, '');
  if (number.length <= PHONE_MAX_LENGTH) return number;
  // 00 is dialled for +. In a shortened number only the + marks it as foreign.
  return COUNTRY_CODE.test(number) ? number.replace(COUNTRY_CODE, '0') : number.replace(/^00/, '+');
}

/** A typed or pasted phone number within the length limit; a longer one may still be a local number. */
export function phoneInput(text: string): string {
  return localPhone(text).slice(0, PHONE_MAX_LENGTH);
}

export function accountNumberInput(text: string): string {
  return text.replace(/\D/g, '').slice(0, ACCOUNT_NUMBER_LENGTH);
}

export function isAccountNumber(text: string): boolean {
  return text.length === ACCOUNT_NUMBER_LENGTH && /^\d+$/.test(text);
}

/** An account name can be looked up with a bank and a complete number. */
export function canResolveAccount(bankCode: string | null | undefined, accountNumber: string): boolean {
  return (bankCode ?? '') !== '' && isAccountNumber(accountNumber);
}
