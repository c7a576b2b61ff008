import { ACCOUNT_NUMBER_LENGTH, EMAIL_MAX_LENGTH, PHONE_MAX_LENGTH } from '../constants.ts';

/**
 * The pattern of HTML's e-mail input, with a dot required in the domain: 'ada@gmail' is a typing error.
 * https://html.spec.whatwg.org/#valid-e-mail-address
 */
export const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);
}

/** Why an e-mail address is refused, or null. */
export function emailProblem(email: string): string | null {
  if (email === '') return 'Email is required';
  return isEmail(email) ? null : 'Email must be valid';
}

/** What an e-mail address is found by: case and surrounding spaces make no other address. */
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

/**
 * The digits of a phone number, and the + before a country code: a foreign number without it would be another one. A number
 * above the limit with Nigeria's country code becomes its local form 0….
 */
export function localPhone(text: string): string {
  const number = (/^\D*\+/.test(text) ? '+' : '') + text.replace(/\D/g, '');
  if (number.length <= PHONE_MAX_LENGTH) return number;
  // 00 is how a + is dialled. Cut to the limit, only the + still says that the number is not a local one.
  return COUNTRY_CODE.test(number) ? number.replace(COUNTRY_CODE, '0') : number.replace(/^00/, '+');
}

/** A typed or pasted phone number, cut to the limit: the first digits that fit may be a local number too. */
export function phoneInput(text: string): string {
  return localPhone(text).slice(0, PHONE_MAX_LENGTH);
}

/** The digits of a typed or pasted account number, cut to its length. */
export function accountNumberInput(text: string): string {
  return text.replace(/\D/g, '').slice(0, ACCOUNT_NUMBER_LENGTH);
}

export function isAccountNumber(text: string): boolean {
  return text.length === ACCOUNT_NUMBER_LENGTH && /^\d+$/.test(text);
}

/** The name of an account can be looked up once a bank is chosen and the number is complete. */
export function canResolveAccount(bankCode: string | null | undefined, accountNumber: string): boolean {
  return (bankCode ?? '') !== '' && isAccountNumber(accountNumber);
}
