import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/navigation/lazy-page.tsx';
import { PATHS } from '../../shared/paths.ts';

/** `/` and `/login` are one screen (decision D16). */
export const signInRoute = lazyPage(async () => (await import('./sign-in/sign-in-page.tsx')).SignInPage);

export const registerRoute: RouteObject = {
  path: PATHS.register,
  ...lazyPage(async () => (await import('./register/register-page.tsx')).RegisterPage),
};

/** For mailed links, which mean something to who is signed in too. */
export const authRoutes: RouteObject[] = [
  {
    path: PATHS.confirmEmail,
    ...lazyPage(async () => (await import('./verification/confirm-email-page.tsx')).ConfirmEmailPage),
  },
  {
    path: PATHS.sendVerification,
    ...lazyPage(async () => (await import('./verification/send-verification-page.tsx')).SendVerificationPage),
  },
  {
    path: PATHS.resetPassword,
    ...lazyPage(async () => (await import('./reset-password/reset-password-page.tsx')).ResetPasswordPage),
  },
];
