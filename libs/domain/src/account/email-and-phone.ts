import { ACCOUNT_NUMBER_LENGTH, EMAIL_MAX_LENGTH, PHONE_MAX_LENGTH } from '../constants.ts';
import { digitInput, isKey, refuse, replaced } from '../inputs/digit-input.ts';
import {
  asciiDigits,
  inputStateOf,
  type InputRule,
  type InputState,
  type TextEdit,
} from '../inputs/text-edit.ts';
import { trimText } from '../people/written-text.ts';

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

/** Lower case without blank characters at the ends, for look-ups. */
export function emailKey(email: string): string {
  return trimText(email).toLowerCase();
}

export function isSameEmail(one: string, other: string): boolean {
  return emailKey(one) === emailKey(other);
}

/** Nigeria's country code, as in +234, 00234 and +234 (0). */
const COUNTRY_CODE = /^(?:\+|00)?2340?/;

/** Digits with the + of a country code. A Nigerian number above the length limit becomes its local form 0…. */
export function localPhone(text: string): string {
  const number = (/^\D*\+/.test(text) ? '+' : '') + digitsIn(text);
  if (number.length <= PHONE_MAX_LENGTH) return number;
  // 00 is dialled for +. In a shortened number only the + marks it as foreign.
  return COUNTRY_CODE.test(number) ? number.replace(COUNTRY_CODE, '0') : number.replace(/^00/, '+');
}

/** A Nigerian mobile number as digits with the country code, such as 2348031234567; empty for any other text. */
export function internationalMobile(text: string): string {
  const local = localPhone(text);
  return MOBILE_NUMBER.test(local) ? local.replace(/^0/, '234') : '';
}

export function phoneNumberProblem(value: string): string | null {
  if (value.length <= PHONE_MAX_LENGTH && /^\d*$/.test(value)) return null;
  return value.startsWith('+')
    ? 'Phone Number must be a Nigerian number, such as 08031234567'
    : `Phone Number must be at most ${PHONE_MAX_LENGTH} digits`;
}

const ONE_PHONE_ONLY = 'Paste one phone number, such as 08031234567';

/** A full field refuses a key and keeps what it has, unless the longer number has a shorter local form. */
export const PHONE_INPUT: InputRule = { of: inputStateOf, change: changePhone };

function changePhone(before: InputState, edit: TextEdit): InputState {
  const inserted = asciiDigits(edit.inserted);
  const after = before.text.slice(edit.end);
  if (inserted === '') return { text: replaced(before.text, edit, ''), caret: edit.start, notice: null };
  if (isKey(inserted)) {
    const isPlusFirst = inserted === '+' && edit.start === 0;
    const isAccepted = !after.startsWith('+') && (isPlusFirst || /\d/.test(inserted));
    if (!isAccepted) return refuse(before, edit, null);
  }
  const pasted = isKey(inserted) ? inserted : onlyPhone(inserted);
  if (pasted === null) return refuse(before, edit, ONE_PHONE_ONLY);
  const edited = localPhone(replaced(before.text, edit, pasted));
  // A complete number replaces the whole text of the field.
  const others = digitsIn(pasted).length >= PHONE_MAX_LENGTH - 1 ? [localPhone(pasted)] : [];
  const phone = [edited, ...others].find((text) => text.length <= PHONE_MAX_LENGTH);
  if (phone === undefined) return refuse(before, edit, phoneNumberProblem(edited));
  const caret = phone === edited ? phone.length - digitsIn(after).length : phone.length;
  return { text: phone, caret: Math.max(caret, 0), notice: null };
}

/** The only phone number of a pasted text; null for none or several. */
function onlyPhone(text: string): string | null {
  const visible = text.replaceAll(/\p{Cf}/gu, '');
  if (/\d/.test(visible) && /^[+\d\s().-]+$/.test(visible)) return localPhone(visible);
  const [number, ...others] = visible.match(/\+?\d[\d\s().-]{8,}\d/g) ?? [];
  return number === undefined || others.length > 0 ? null : localPhone(number);
}

function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '');
}

export const ACCOUNT_NUMBER_INPUT = digitInput({
  length: ACCOUNT_NUMBER_LENGTH,
  refusal: accountNumberRefusal,
});

/** With or without the country code. */
const MOBILE_NUMBER = /^(?:0|2340?)[789]\d{9}$/;

function accountNumberRefusal(text: string): string {
  const [number = '', ...others] = text.match(/\+?\d[\d\s().-]*/g) ?? [];
  const digits = digitsIn(number);
  if (digits.length <= ACCOUNT_NUMBER_LENGTH || others.length > 0)
    return `Paste one account number of ${ACCOUNT_NUMBER_LENGTH} digits`;
  const isPhone = MOBILE_NUMBER.test(digits);
  return `${digits.length} digits: ${isPhone ? 'this is a phone number; ' : ''}an account number has ${ACCOUNT_NUMBER_LENGTH}`;
}

export function isAccountNumber(text: string): boolean {
  return text.length === ACCOUNT_NUMBER_LENGTH && /^\d+$/.test(text);
}

/** An account name can be looked up with a bank and a complete number. */
export function canResolveAccount(bankCode: string | null | undefined, accountNumber: string): boolean {
  return (bankCode ?? '') !== '' && isAccountNumber(accountNumber);
}
