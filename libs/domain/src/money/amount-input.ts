import { AMOUNT_MAX } from './rates.ts';
import { groupThousands, readNairaText } from './format-naira.ts';
import { koboToNaira, type Kobo } from './kobo.ts';

interface TypedText {
  readonly text: string;
  /** The number of characters before the caret. */
  readonly caret: number;
}

/** The input takes whole Naira, so it needs no more digits than the largest amount has. */
const MAX_DIGITS = String(Math.trunc(koboToNaira(AMOUNT_MAX))).length;

/**
 * The text and caret of the amount input after a change: digits with thousands separators, and the caret after the same
 * digit as before. Pasted kobo ('₦1,500.00') are dropped rather than read as further digits.
 */
export function groupAmountInput({ text, caret }: TypedText): TypedText {
  const whole = text.replace(/\.\d{0,2}\s*$/, '');
  const typed = digitsOf(whole);
  const leadingZeros = typed.length - typed.replace(/^0+/, '').length;
  const digits = typed.slice(leadingZeros, leadingZeros + MAX_DIGITS);
  const typedBeforeCaret = digitsOf(whole.slice(0, caret)).length;
  const digitsBeforeCaret = Math.min(Math.max(typedBeforeCaret - leadingZeros, 0), digits.length);
  const grouped = groupThousands(digits);
  return { text: grouped, caret: positionAfterDigits(grouped, digitsBeforeCaret) };
}

/** The typed or pasted amount; null when it is empty, unreadable or not a whole number of Naira. */
export function readAmountInput(text: string): Kobo | null {
  const amount = readNairaText(text);
  return amount !== null && amount % 100 === 0 ? amount : null;
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
