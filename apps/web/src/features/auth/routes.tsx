import type { RouteObject } from 'react-router-dom';
import { PATHS } from '../../shared/paths.ts';
import { SignInPage } from './sign-in/sign-in-page.tsx';

/** The site root shows the sign-in page too, so that page is not a chunk. */
export const signedOutRoutes: RouteObject[] = [
  { path: PATHS.root, Component: SignInPage },
  { path: PATHS.login, Component: SignInPage },
  {
    path: PATHS.register,
    lazy: async () => ({ Component: (await import('./register/register-page.tsx')).RegisterPage }),
  },
];

export const mailedLinkRoutes: RouteObject[] = [
  {
    path: PATHS.confirmEmail,
    lazy: async () => ({
      Component: (await import('./verification/confirm-email-page.tsx')).ConfirmEmailPage,
    }),
  },
  {
    path: PATHS.sendVerification,
    lazy: async () => ({
      Component: (await import('./verification/send-verification-page.tsx')).SendVerificationPage,
    }),
  },
  {
    path: PATHS.resetPassword,
    lazy: async () => ({
      Component: (await import('./reset-password/reset-password-page.tsx')).ResetPasswordPage,
    }),
  },
];
