/** The rules of §5, fetched when a form first needs them, so that the first screen does not wait for them. */
const load = () => import('@amana/domain/validation');

export const loadLoginSchema = async () => (await load()).loginSchema;
export const loadForgotPasswordSchema = async () => (await load()).forgotPasswordSchema;
export const loadRegistrationSchema = async () => (await load()).registrationSchema;
export const loadResetPasswordSchema = async () => (await load()).resetPasswordSchema;
