import { prepareApi } from '@amana/api';

/**
 * Loads the validation library when a form is first touched, so that the first screen does not wait for it, and the API
 * client's transport with it. If the transport cannot be loaded, the call itself reports the failure.
 */
async function load() {
  prepareApi().catch(() => null);
  return import('@amana/domain/validation');
}

export const loadLoginSchema = async () => (await load()).loginSchema;
export const loadForgotPasswordSchema = async () => (await load()).forgotPasswordSchema;
export const loadRegistrationSchema = async () => (await load()).registrationSchema;
export const loadResetPasswordSchema = async () => (await load()).resetPasswordSchema;
