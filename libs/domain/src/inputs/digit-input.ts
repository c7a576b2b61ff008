import { asciiDigits, inputStateOf, type InputRule, type InputState, type TextEdit } from './text-edit.ts';

interface NumberInput {
  /** Number of digits of a complete number. */
  readonly length: number;
  /** Explains why a text with too many digits, or without one complete number, was refused. */
  readonly refusal: (text: string) => string;
}

/**
 * A field for a number of a fixed length. A full field refuses a key and keeps what it has. A pasted text is taken if it
 * is part of a number, or has exactly one complete number.
 */
export function digitInput({ length, refusal }: NumberInput): InputRule {
  const change = (before: InputState, edit: TextEdit): InputState => {
    const { start, inserted } = edit;
    const pasted = asciiDigits(inserted).replaceAll(/\p{Cf}/gu, '');
    const digits = pasted.replaceAll(/[\s-]/g, '');
    const isNumber = /^\d*$/.test(digits);
    if (isKey(inserted) && !/^\d$/.test(digits)) return refuse(before, edit, null);
    const complete = isNumber ? digits : onlyNumber(pasted, length);
    if (!isKey(inserted) && complete?.length === length) return inputStateOf(complete);
    const text = replaced(before.text, edit, digits);
    const isTooLong = digits !== '' && text.length > length;
    const isRefused = !isNumber || isTooLong || (digits === '' && inserted !== '');
    if (isRefused) return refuse(before, edit, refusal(isKey(inserted) ? text : pasted));
    return { text, caret: start + digits.length, notice: null };
  };
  return { of: inputStateOf, change };
}

/** A typed character, in contrast to a pasted or filled-in text. */
export function isKey(inserted: string): boolean {
  return Array.from(inserted).length === 1;
}

/** The field stays as it was. */
export function refuse(before: InputState, { end }: TextEdit, notice: string | null): InputState {
  return { ...before, caret: end, notice: notice ?? before.notice };
}

export function replaced(text: string, { start, end }: TextEdit, inserted: string): string {
  return text.slice(0, start) + inserted + text.slice(end);
}

/** The only word of the text that is a number of this length. Parts of amounts, dates and order numbers are not. */
function onlyNumber(text: string, length: number): string | null {
  const words = text.match(/[\p{L}\p{N}\p{Sc}_#/.,-]+/gu) ?? [];
  const numbers = words
    .map((word) => word.replaceAll(/^[.,-]+|(?<![.,-])[.,-]+$/g, ''))
    .filter((word) => word.length === length && /^\d+$/.test(word));
  const [number, ...others] = new Set(numbers);
  return number !== undefined && others.length === 0 ? number : null;
}
