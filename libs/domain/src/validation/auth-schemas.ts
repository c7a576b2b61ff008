import { object } from 'yup';
import { emailProblem, isPhoneNumber } from '../account/email-and-phone.ts';
import { NAME_MAX_LENGTH, PHONE_MAX_LENGTH } from '../constants.ts';
import {
  confirmPasswordField,
  passwordField,
  requiredPasswordField,
  limitedText,
  textField,
} from './field-rules.ts';

export const loginSchema = object({
  email: textField(emailProblem),
  password: passwordField(),
});
export const firstName = textField(limitedText('First Name is required', NAME_MAX_LENGTH));
export const lastName = textField(limitedText('Last Name is required', NAME_MAX_LENGTH));
export const phoneNumber = textField((value) =>
  value === '' ? 'Phone Number is required' : phoneNumberProblem(value),
);

export function phoneNumberProblem(value: string): string | null {
  if (value === '' || isPhoneNumber(value)) return null;
  return value.startsWith('+')
    ? 'Phone Number must be a Nigerian number, such as 08031234567'
    : `Phone Number must be at most ${PHONE_MAX_LENGTH} digits`;
}

export const registrationSchema = object({
  firstName,
  lastName,
  email: textField(emailProblem),
  phoneNumber,
  password: passwordField(),
  confirmPassword: confirmPasswordField('password'),
});
export const forgotPasswordSchema = object({ email: textField(emailProblem) });
export const resetPasswordSchema = object({
  newPassword: passwordField(),
  confirmNewPassword: confirmPasswordField('newPassword'),
});
export const changePasswordSchema = object({
  currentPassword: requiredPasswordField(),
  newPassword: passwordField('New Password'),
  confirmNewPassword: confirmPasswordField('newPassword'),
});
