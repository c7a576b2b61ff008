import { mixed, ref, string } from 'yup';
import { passwordProblem } from '../account/password.ts';
import type { PasswordName } from '../account/password.ts';
import { chosenFileRefusal } from '../uploads/uploads.ts';
import type { ChosenFile, UploadRule } from '../uploads/uploads.ts';

/** Undefined and null, as Formik gives for an empty field, are the empty text. */
const TEXT = string().ensure();

/** Says what is wrong with a value, or null. */
export type Problem = (value: string) => string | null;

/**
 * One test per field, so that the first broken rule is the only message, in the order of §5. `cast` gives the text
 * trimmed.
 */
export function textField(problem: Problem) {
  return judged(TEXT.trim(), problem);
}

/** A password is taken as typed: spaces count. */
export function passwordField(name: PasswordName = 'Password') {
  return judged(TEXT, (value) => passwordProblem(value, name));
}

/** The current password: whether it is right is for the server to say. */
export function requiredPasswordField() {
  return judged(TEXT, (value) => (value === '' ? 'Password is required' : null));
}

/** §5: 'Confirm Password is required', and equal to the password field of that name. */
export function confirmPasswordField(passwordName: string) {
  return TEXT.test({
    name: 'confirmPassword',
    test(value, context) {
      if (value === '') return context.createError({ message: 'Confirm Password is required' });
      const password = context.resolve(ref<string>(passwordName));
      return value === password || context.createError({ message: 'Passwords must match' });
    },
  });
}

/** A file that was chosen, or null; judged by name, declared type and size, since the content is read by the server. */
export function fileField(rule: UploadRule, missing: string | null = null) {
  return mixed({ type: 'file', check: isChosenFile })
    .nullable()
    .default(null)
    .test({
      name: 'file',
      test(file, context) {
        const message = file === null ? missing : chosenFileRefusal(file, rule)?.message;
        return message === null || message === undefined || context.createError({ message });
      },
    });
}

export function requiredText(message: string, maxLength: number): Problem {
  return (value) => (value === '' ? message : tooLong(value, maxLength));
}

export function optionalText(maxLength: number): Problem {
  return (value) => tooLong(value, maxLength);
}

function tooLong(value: string, maxLength: number): string | null {
  return value.length > maxLength ? `Must be at most ${maxLength} characters` : null;
}

function judged(field: typeof TEXT, problem: Problem) {
  return field.test({
    name: 'rule',
    test(value, context) {
      const message = problem(value);
      return message === null || context.createError({ message });
    },
  });
}

function isChosenFile(value: unknown): value is ChosenFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'type' in value &&
    typeof value.type === 'string' &&
    'size' in value &&
    typeof value.size === 'number'
  );
}
