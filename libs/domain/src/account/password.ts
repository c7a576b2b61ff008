import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../constants.ts';

const SPECIAL_CHARACTERS = '!@#$%^&*(),.?":{}|<>';

/** Name of the password in messages; only the form that changes it says 'New Password', and not in every message. */
export type PasswordName = 'Password' | 'New Password';

interface PasswordRule {
  /** As a condition that a person ticks off. */
  readonly text: string;
  readonly isMet: (password: string) => boolean;
  readonly problem: (name: PasswordName) => string;
}

export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    text: `${PASSWORD_MIN_LENGTH}+ characters`,
    isMet: (password) => password.length >= PASSWORD_MIN_LENGTH,
    problem: (name) => `${name} must be at least ${PASSWORD_MIN_LENGTH} characters`,
  },
  {
    text: 'Uppercase letter',
    isMet: (password) => /[A-Z]/.test(password),
    problem: () => 'Password must contain an uppercase letter',
  },
  {
    text: 'Lowercase letter',
    isMet: (password) => /[a-z]/.test(password),
    problem: () => 'Password must contain a lowercase letter',
  },
  {
    text: 'Number',
    isMet: (password) => /[0-9]/.test(password),
    problem: () => 'Password must contain a number',
  },
  {
    text: 'Special character, e.g. ! ? @ #',
    isMet: (password) => Array.from(SPECIAL_CHARACTERS).some((character) => password.includes(character)),
    problem: (name) => `${name} must contain a special character`,
  },
];

/** Value of the attribute `passwordrules`, from which password managers generate a password. */
export const GENERATED_PASSWORD = [
  `minlength: ${PASSWORD_MIN_LENGTH}; maxlength: ${PASSWORD_MAX_LENGTH};`,
  `required: upper; required: lower; required: digit; required: [${SPECIAL_CHARACTERS}];`,
].join(' ');

export function passwordProblem(
  password: string | null | undefined,
  name: PasswordName = 'Password',
): string | null {
  const text = password ?? '';
  if (text === '') return `${name} is required`;
  const broken = PASSWORD_RULES.find(({ isMet }) => !isMet(text));
  if (broken !== undefined) return broken.problem(name);
  return text.length > PASSWORD_MAX_LENGTH
    ? `${name} must be at most ${PASSWORD_MAX_LENGTH} characters`
    : null;
}
