import { isKey, refuse } from '../inputs/digit-input.ts';
import {
  asciiDigits,
  type InputRule,
  type InputState,
  type TextEdit,
  type TypedText,
} from '../inputs/text-edit.ts';
import { trimText } from '../people/written-text.ts';
import { AMOUNT_TOO_LARGE } from './charges.ts';
import { groupThousands, readNairaText } from './format-naira.ts';
import { koboToNaira, type Kobo } from './kobo.ts';
import { AMOUNT_MAX } from './rates.ts';

const WHOLE_NAIRA_ONLY = 'Whole Naira only';
const ONE_AMOUNT_ONLY = 'Paste one amount, such as 125,000';

const MAX_DIGITS = String(Math.trunc(koboToNaira(AMOUNT_MAX))).length;

/**
 * Whole Naira with thousands separators. Leaves out decimals with a notice. Leading zeros after a deletion stay until the
 * next digit, so that 10,500 becomes 20,500, not 2,500.
 */
export const AMOUNT_INPUT: InputRule = { of: amountInputOf, change: changeAmountInput };

export function hasTooManyDigits(text: string): boolean {
  return digitsOf(text).replace(/^0+/, '').length > MAX_DIGITS;
}

function amountInputOf(text: string): InputState {
  return withNotice({ text, caret: text.length }, '');
}

function changeAmountInput(before: InputState, edit: TextEdit): InputState {
  const { start, end } = edit;
  const inserted = asciiDigits(edit.inserted);
  if (inserted === '' || isKey(inserted)) {
    const isTypedOn = inserted !== '' && start === before.caret && start === end;
    const { whole, decimals } = readKey(isTypedOn ? (before.decimals ?? '') : '', inserted);
    return insertDigits(before, edit, digitsOf(whole), decimals);
  }
  const amount = readPastedAmount(inserted);
  if (amount === null)
    return { ...refuse(before, edit, null), decimals: '', ...noticesOf(before.text, ONE_AMOUNT_ONLY) };
  const changed = insertDigits(before, edit, digitsOf(amount.whole), amount.decimals);
  // The next digit belongs to the amount.
  return { ...changed, decimals: '' };
}

function insertDigits(before: InputState, edit: TextEdit, inserted: string, decimals: string): InputState {
  const head = digitsOf(before.text.slice(0, edit.start)) + inserted;
  const all = head + digitsOf(before.text.slice(edit.end));
  const leadingZeros = inserted === '' ? 0 : all.length - all.replace(/^0+/, '').length;
  const text = groupThousands(all.slice(leadingZeros));
  return withNotice(
    { text, caret: positionAfterDigits(text, Math.max(head.length - leadingZeros, 0)) },
    decimals,
  );
}

function withNotice(typed: TypedText, decimals: string): InputState {
  const isLeftOut = decimals !== '' && decimals !== ',';
  return { ...typed, decimals, ...noticesOf(typed.text, isLeftOut ? WHOLE_NAIRA_ONLY : null) };
}

function noticesOf(text: string, other: string | null): Pick<InputState, 'notice' | 'isInvalid'> {
  const isInvalid = hasTooManyDigits(text);
  const notices = [...(isInvalid ? [AMOUNT_TOO_LARGE] : []), ...(other === null ? [] : [other])];
  return { notice: notices.length === 0 ? null : notices.join('. '), isInvalid };
}

/** Null for an empty or unreadable amount, and for fractions of a Naira. */
export function readAmountInput(text: string): Kobo | null {
  const amount = readNairaText(text);
  return amount !== null && amount % 100 === 0 ? amount : null;
}

interface ReadAmount {
  readonly whole: string;
  readonly decimals: string;
}

/** `decimals`: those typed just before. Three digits after a comma are thousands; fewer are the beginning of decimals. */
function readKey(decimals: string, key: string): ReadAmount {
  const text = (decimals + key).replaceAll(/[^\d.,]/g, '');
  const left = /\..*$/.exec(text)?.[0] ?? /,\d{0,2}$/.exec(text)?.[0] ?? '';
  return { whole: text.slice(0, text.length - left.length), decimals: left };
}

const CURRENCY = /^(?:₦|NGN|=?N=?|#)|(?:₦|NGN|naira)$/gi;
/** Thousands separated by commas, spaces or apostrophes with a decimal point, or by points with a decimal comma. */
const WITH_POINT = /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?:[\s'\u2019]\d{3})+|\d+|(?=\.\d))(\.\d*)?$/;
const WITH_COMMA = /^(\d{1,3}(?:\.\d{3}){2,}|\d+)(,\d{0,2})?$/;

/** Null for a text that is not one amount. */
function readPastedAmount(text: string): ReadAmount | null {
  const number = trimText(trimText(text).replaceAll(CURRENCY, ''));
  const match = WITH_POINT.exec(number) ?? WITH_COMMA.exec(number);
  return match === null ? null : { whole: match[1] ?? '', decimals: match[2] ?? '' };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function positionAfterDigits(text: string, count: number): number {
  let position = 0;
  for (let seen = 0; seen < count; position += 1) {
    if (text[position] !== ',') seen += 1;
  }
  return position;
}
