import { CONFIRMATION_CODE_LENGTH, CONFIRMATION_CODE_MAX_TRIES } from '../constants.ts';
import { digitInput } from '../inputs/digit-input.ts';
import { refuse, type Refusal } from '../refusal.ts';

export const CONFIRMATION_CODE_REQUIRED = 'Confirmation Code is required';
export const CONFIRMATION_CODE_INVALID = `Confirmation Code must be ${CONFIRMATION_CODE_LENGTH} digits`;
const CONFIRMATION_CODE_VOID = 'Too many wrong codes. We have emailed you a new one.';
export const CONFIRMATION_CODE_WARNING = 'Never give this code to the seller before you have the goods.';

/** The digits without pasted spaces and dashes, as text because of leading zeros; null for any other text. */
export function readConfirmationCode(text: string): string | null {
  const code = text.replace(/[\s\u200b-]/g, '');
  return code.length === CONFIRMATION_CODE_LENGTH && /^\d+$/.test(code) ? code : null;
}

export const CONFIRMATION_CODE_INPUT = digitInput({
  length: CONFIRMATION_CODE_LENGTH,
  refusal: () => `The code has ${CONFIRMATION_CODE_LENGTH} digits. Type it, or paste only the code.`,
});

export function triesLeftText(left: number): string {
  return `${left} ${left === 1 ? 'try' : 'tries'} left.`;
}

/** Makes a code from a random number in [0, 1). */
export function confirmationCodeFrom(random: number): string {
  const range = 10 ** CONFIRMATION_CODE_LENGTH;
  return String(Math.floor(random * range)).padStart(CONFIRMATION_CODE_LENGTH, '0');
}

/** `wrongTries`: number of wrong tries so far. */
export function confirmationTriesLeft(wrongTries: number): number {
  return CONFIRMATION_CODE_MAX_TRIES - wrongTries;
}

interface WrongCode {
  readonly refusal: Refusal<'invalid' | 'tooManyTries'>;
  /** Number of wrong tries to store; zero once the code is void. */
  readonly wrongTries: number;
  readonly isVoid: boolean;
}

/** The result of another wrong code; the fifth wrong try voids it. `wrongTries`: number of earlier wrong tries. */
export function countWrongCode(wrongTries: number): WrongCode {
  const left = confirmationTriesLeft(wrongTries + 1);
  if (left <= 0)
    return { refusal: refuse('tooManyTries', CONFIRMATION_CODE_VOID), wrongTries: 0, isVoid: true };
  const message = `Wrong confirmation code. ${triesLeftText(left)}`;
  return { refusal: refuse('invalid', message), wrongTries: wrongTries + 1, isVoid: false };
}
