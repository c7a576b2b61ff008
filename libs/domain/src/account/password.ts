import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../constants.ts';

const SPECIAL_CHARACTERS = '!@#$%^&*(),.?":{}|<>';

/** Name of the password in messages; only the form that changes it says 'New Password', and not in every message. */
export type PasswordName = 'Password' | 'New Password';

export function passwordProblem(
  password: string | null | undefined,
  name: PasswordName = 'Password',
): string | null {
  const text = password ?? '';
  if (text === '') return `${name} is required`;
  if (text.length < PASSWORD_MIN_LENGTH) return `${name} must be at least ${PASSWORD_MIN_LENGTH} characters`;
  if (!/[A-Z]/.test(text)) return 'Password must contain an uppercase letter';
  if (!/[a-z]/.test(text)) return 'Password must contain a lowercase letter';
  if (!/[0-9]/.test(text)) return 'Password must contain a number';
  if (!Array.from(SPECIAL_CHARACTERS).some((character) => text.includes(character))) {
    return `${name} must contain a special character`;
  }
  return text.length > PASSWORD_MAX_LENGTH
    ? `${name} must be at most ${PASSWORD_MAX_LENGTH} characters`
    : null;
}
