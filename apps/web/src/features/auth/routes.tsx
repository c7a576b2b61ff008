import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/lazy-page.tsx';
import { PATHS } from '../../shared/paths.ts';

/** Without its code the app shell stays, which has the same form: the start offers a reload. */
const signInPage: Pick<RouteObject, 'lazy'> = {
  lazy: async () => ({ Component: (await import('./sign-in/sign-in-page.tsx')).SignInPage }),
};

/** For signed-out visitors; the site root shows the sign-in screen too. */
export const signedOutRoutes: RouteObject[] = [
  { path: PATHS.root, ...signInPage },
  { path: PATHS.login, ...signInPage },
  {
    path: PATHS.register,
    ...lazyPage(async () => (await import('./register/register-page.tsx')).RegisterPage),
  },
];

/** The targets of mailed links, which signed-in visitors open too. */
export const mailedLinkRoutes: RouteObject[] = [
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
