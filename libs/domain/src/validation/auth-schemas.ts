import { object } from 'yup';
import { phoneNumberProblem } from '../account/email-and-phone.ts';
import { NAME_MAX_LENGTH } from '../constants.ts';
import {
  confirmPasswordField,
  emailField,
  passwordField,
  requiredPasswordField,
  limitedText,
  textField,
} from './field-rules.ts';

export const loginSchema = object({
  email: emailField(),
  password: passwordField(),
});
export const firstName = textField(limitedText('First Name is required', NAME_MAX_LENGTH));
export const lastName = textField(limitedText('Last Name is required', NAME_MAX_LENGTH));
export const phoneNumber = textField((value) =>
  value === '' ? 'Phone Number is required' : phoneNumberProblem(value),
);

export const registrationSchema = object({
  firstName,
  lastName,
  email: emailField(),
  phoneNumber,
  password: passwordField(),
  confirmPassword: confirmPasswordField('password'),
});
export const forgotPasswordSchema = object({ email: emailField() });
export const resetPasswordSchema = object({
  newPassword: passwordField(),
  confirmNewPassword: confirmPasswordField('newPassword'),
});
export const changePasswordSchema = object({
  currentPassword: requiredPasswordField(),
  newPassword: passwordField('New Password'),
  confirmNewPassword: confirmPasswordField('newPassword'),
});
