import { mixed, ref, string } from 'yup';
import { passwordProblem, type PasswordName } from '../account/password.ts';
import { tooLongText } from '../constants.ts';
import { HIDDEN_CHARACTERS, hasHiddenCharacters, trimText } from '../people/written-text.ts';
import { chosenFileRefusal, type ChosenFile, type UploadRule } from '../uploads/upload-rules.ts';

/** Formik gives undefined or null for an empty field; both become the empty text. */
const TEXT = string().ensure();

export type Problem = (value: string) => string | null;

/** Has a single test, so that the field has one message at a time. `cast` trims the text as `trimText` does. */
export function textField(problem: Problem) {
  return checked(TEXT.transform(trimText), problem);
}

export function choiceField<Choice extends string>(choices: readonly Choice[], message: string) {
  return TEXT.transform(trimText).oneOf(choices, message);
}

export function passwordField(name: PasswordName = 'Password') {
  return checked(TEXT, (value) => passwordProblem(value, name));
}

export function requiredPasswordField() {
  return checked(TEXT, (value) => (value === '' ? 'Password is required' : null));
}

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

/** Checks size and media type, which the form reads from the content. */
export function fileField(rule: UploadRule) {
  return mixed({ type: 'file', check: isChosenFile })
    .nullable()
    .default(null)
    .test({
      name: 'file',
      test(file, context) {
        const refusal = file === null ? null : chosenFileRefusal(file, rule);
        return refusal === null || context.createError({ message: refusal.message });
      },
    });
}

/** `message` is null for an optional text. */
export function limitedText(
  message: string | null,
  maxLength: number,
  lengthOf = (text: string) => text.length,
): Problem {
  return (value) => {
    if (value === '') return message;
    if (lengthOf(value) > maxLength) return tooLongText(maxLength);
    return hasHiddenCharacters(value) ? HIDDEN_CHARACTERS : null;
  };
}

function checked(field: typeof TEXT, problem: Problem) {
  return field.test({
    name: 'rule',
    test(value, context) {
      const message = problem(value);
      return message === null || context.createError({ message });
    },
  });
}

function isChosenFile(value: unknown): value is ChosenFile {
  const { name, type, size } = Object(value) as Partial<Record<keyof ChosenFile, unknown>>;
  return typeof name === 'string' && typeof type === 'string' && typeof size === 'number';
}
