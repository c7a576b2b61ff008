import { object } from 'yup';
import { emailProblem, phoneNumberProblem } from '../account/email-and-phone.ts';
import { nameProblem } from '../people/person-name.ts';
import { confirmPasswordField, passwordField, requiredPasswordField, textField } from './field-rules.ts';

export const loginSchema = object({
  email: textField(emailProblem),
  password: passwordField(),
});
export const firstName = textField((value) => nameProblem(value, 'First Name'));
export const lastName = textField((value) => nameProblem(value, 'Last Name'));
export const phoneNumber = textField((value) =>
  value === '' ? 'Phone Number is required' : phoneNumberProblem(value),
);

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
