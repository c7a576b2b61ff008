import { prepareApi } from '@amana/api';

/**
 * The rules of §5, fetched when a form is first touched, so that the first screen does not wait for them; so is the way
 * to the server. Should that fail, the call itself says so.
 */
async function load() {
  prepareApi().catch(() => null);
  return import('@amana/domain/validation');
}

export const loadLoginSchema = async () => (await load()).loginSchema;
export const loadForgotPasswordSchema = async () => (await load()).forgotPasswordSchema;
export const loadRegistrationSchema = async () => (await load()).registrationSchema;
export const loadResetPasswordSchema = async () => (await load()).resetPasswordSchema;
