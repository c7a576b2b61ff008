import { CONFIRMATION_CODE_LENGTH, CONFIRMATION_CODE_MAX_TRIES } from '../constants.ts';
import { refuse } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';

/** §5, receipt confirmation. */
export const CONFIRMATION_CODE_REQUIRED = 'Confirmation Code is required';
export const CONFIRMATION_CODE_INVALID = `Confirmation Code must be ${CONFIRMATION_CODE_LENGTH} digits`;
export const CONFIRMATION_CODE_VOID = 'Too many wrong codes. We have e-mailed you a new one.';
/** Decision D10. */
export const CONFIRMATION_CODE_WARNING = 'Never give this code to the seller before you have the goods.';

/** Text, never a number: leading zeros count. Pasted spaces and dashes do not. Null when it is not six digits. */
export function readConfirmationCode(text: string): string | null {
  const code = text.replace(/[\s\u200b-]/g, '');
  return code.length === CONFIRMATION_CODE_LENGTH && /^\d+$/.test(code) ? code : null;
}

/** What the code input keeps of what was typed or pasted. */
export function confirmationCodeInput(text: string): string {
  return text.replace(/\D/g, '').slice(0, CONFIRMATION_CODE_LENGTH);
}

/** Six digits from a random number in [0, 1). */
export function confirmationCodeFrom(random: number): string {
  const range = 10 ** CONFIRMATION_CODE_LENGTH;
  return String(Math.floor(random * range)).padStart(CONFIRMATION_CODE_LENGTH, '0');
}

export interface WrongCode {
  readonly refusal: Refusal<'invalid' | 'tooManyTries'>;
  /** To be stored; zero again once the code is void and a new one is mailed. */
  readonly wrongTries: number;
  /** The code is void: mail a new one. */
  readonly isVoid: boolean;
}

/** After a wrong code: the fifth wrong try voids it (decision D10). `wrongTries` counts those before this one. */
export function countWrongCode(wrongTries: number): WrongCode {
  const left = CONFIRMATION_CODE_MAX_TRIES - wrongTries - 1;
  if (left <= 0)
    return { refusal: refuse('tooManyTries', CONFIRMATION_CODE_VOID), wrongTries: 0, isVoid: true };
  const message = `Wrong confirmation code. ${left} ${left === 1 ? 'try' : 'tries'} left.`;
  return { refusal: refuse('invalid', message), wrongTries: wrongTries + 1, isVoid: false };
}
