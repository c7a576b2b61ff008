import { CONFIRMATION_CODE_LENGTH, CONFIRMATION_CODE_MAX_TRIES } from '../constants.ts';
import { digitInput } from '../inputs/digit-input.ts';
import { refuse, type Refusal } from '../refusal.ts';

export const CONFIRMATION_CODE_REQUIRED = 'Confirmation Code is required';
export const CONFIRMATION_CODE_INVALID = `Confirmation Code must be ${CONFIRMATION_CODE_LENGTH} digits`;
export const CONFIRMATION_CODE_WARNING = 'Never give this code before you have the goods.';

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
  return left === 1 ? '1 try left. After that we email you a new code.' : `${left} tries left.`;
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

/** The refusal of another wrong code; the fifth voids the code. `wrongTries`: number of earlier wrong tries. */
export function refuseWrongCode(wrongTries: number): Refusal<'invalid' | 'tooManyTries'> {
  const left = confirmationTriesLeft(wrongTries + 1);
  if (left <= 0) return refuse('tooManyTries', 'Too many wrong codes. We have emailed you a new one.');
  return refuse('invalid', `Wrong confirmation code. ${triesLeftText(left)}`);
}
