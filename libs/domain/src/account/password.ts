import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../constants.ts';

/** §5, as written there. */
export const PASSWORD_SPECIAL_CHARACTERS = '!@#$%^&*(),.?":{}|<>';

/** §5: the change form calls the new password 'New Password' in three of the six messages. */
export type PasswordName = 'Password' | 'New Password';

interface PasswordRule {
  readonly message: (name: PasswordName) => string;
  readonly holds: (password: string) => boolean;
}

const RULES: readonly PasswordRule[] = [
  { message: (name) => `${name} is required`, holds: (password) => password !== '' },
  {
    message: (name) => `${name} must be at least ${PASSWORD_MIN_LENGTH} characters`,
    holds: (password) => password.length >= PASSWORD_MIN_LENGTH,
  },
  { message: () => 'Password must contain an uppercase letter', holds: (password) => /[A-Z]/.test(password) },
  { message: () => 'Password must contain a lowercase letter', holds: (password) => /[a-z]/.test(password) },
  { message: () => 'Password must contain a number', holds: (password) => /[0-9]/.test(password) },
  {
    message: (name) => `${name} must contain a special character`,
    holds: (password) =>
      Array.from(PASSWORD_SPECIAL_CHARACTERS).some((character) => password.includes(character)),
  },
  {
    message: (name) => `${name} must be at most ${PASSWORD_MAX_LENGTH} characters`,
    holds: (password) => password.length <= PASSWORD_MAX_LENGTH,
  },
];

/** The first rule that this password breaks, in the order of §5; null when it keeps them all. */
export function passwordProblem(
  password: string | null | undefined,
  name: PasswordName = 'Password',
): string | null {
  const broken = RULES.find((rule) => !rule.holds(password ?? ''));
  return broken === undefined ? null : broken.message(name);
}
