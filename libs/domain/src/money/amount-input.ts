import { AMOUNT_TOO_LARGE } from './charges.ts';
import { groupThousands, readNairaText } from './format-naira.ts';
import { koboToNaira, type Kobo } from './kobo.ts';
import { AMOUNT_MAX } from './rates.ts';

interface TypedText {
  readonly text: string;
  readonly caret: number;
}

export interface AmountInput extends TypedText {
  /** A decimal separator typed at the caret and its digits, which are not part of the amount; or ''. */
  readonly decimals: string;
  readonly notice: string | null;
}

const WHOLE_NAIRA_ONLY = 'Whole Naira only';

const MAX_DIGITS = String(Math.trunc(koboToNaira(AMOUNT_MAX))).length;

export function amountInputOf(text: string): AmountInput {
  return { text, caret: text.length, decimals: '', notice: noticeOf(text, '') };
}

export function hasTooManyDigits(text: string): boolean {
  return digitsOf(text).replace(/^0+/, '').length > MAX_DIGITS;
}

/**
 * Formats the amount after an edit and keeps the caret at the same digit. Drops decimals with a notice and caps the
 * amount. Leading zeros after a deletion stay until the next digit, so that 10,500 becomes 20,500, not 2,500.
 */
export function changeAmountInput(before: AmountInput, typed: TypedText): AmountInput {
  const { start, inserted, after } = editBetween(before, typed);
  const continuesDecimals =
    before.decimals !== '' && start === before.caret && before.text.slice(start) === after && inserted !== '';
  const { whole, decimals } = splitDecimals(continuesDecimals ? before.decimals + inserted : inserted);
  const insertedDigits = digitsOf(whole);
  const head = digitsOf(before.text.slice(0, start)) + insertedDigits;
  const all = head + digitsOf(after);
  const leadingZeros = insertedDigits === '' ? 0 : all.length - all.replace(/^0+/, '').length;
  const digits = all.slice(leadingZeros);
  const text = groupThousands(digits);
  return {
    text,
    caret: positionAfterDigits(text, Math.max(head.length - leadingZeros, 0)),
    decimals,
    notice: noticeOf(text, decimals),
  };
}

function noticeOf(text: string, decimals: string): string | null {
  const notices = [
    ...(hasTooManyDigits(text) ? [AMOUNT_TOO_LARGE] : []),
    ...(decimals === '' || decimals === ',' ? [] : [WHOLE_NAIRA_ONLY]),
  ];
  return notices.length === 0 ? null : notices.join('. ');
}

/** Null for an empty or unreadable amount, and for fractions of a Naira. */
export function readAmountInput(text: string): Kobo | null {
  const amount = readNairaText(text);
  return amount !== null && amount % 100 === 0 ? amount : null;
}

function editBetween(before: TypedText, { text, caret }: TypedText) {
  const after = text.slice(caret);
  const oldHead = before.text.endsWith(after)
    ? before.text.slice(0, before.text.length - after.length)
    : before.text;
  let start = 0;
  while (start < oldHead.length && start < caret && oldHead[start] === text[start]) start += 1;
  return { start, inserted: text.slice(start, caret), after };
}

/** Three digits after a comma are thousands; fewer are the beginning of decimals. */
function splitDecimals(inserted: string): { whole: string; decimals: string } {
  const text = inserted.replace(/[^\d.,]/g, '');
  const isGroupedByPoints = /^\d{0,3}(?:\.\d{3}){2,}$/.test(text);
  const decimals = isGroupedByPoints ? '' : (/\..*$/.exec(text)?.[0] ?? /,\d{0,2}$/.exec(text)?.[0] ?? '');
  return { whole: text.slice(0, text.length - decimals.length), decimals };
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
