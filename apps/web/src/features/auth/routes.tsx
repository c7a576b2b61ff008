import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/navigation/lazy-page.tsx';

/** `/` and `/login` are one screen (decision D16). */
export const signInRoute = lazyPage(async () => (await import('./sign-in/sign-in-page.tsx')).SignInPage);

export const registerRoute: RouteObject = {
  path: '/register',
  ...lazyPage(async () => (await import('./register/register-page.tsx')).RegisterPage),
};

/** For mailed links, which mean something to who is signed in too. */
export const authRoutes: RouteObject[] = [
  {
    path: '/confirm-email',
    ...lazyPage(async () => (await import('./verification/confirm-email-page.tsx')).ConfirmEmailPage),
  },
  {
    path: '/send-verification',
    ...lazyPage(async () => (await import('./verification/send-verification-page.tsx')).SendVerificationPage),
  },
  {
    path: '/reset-password',
    ...lazyPage(async () => (await import('./reset-password/reset-password-page.tsx')).ResetPasswordPage),
  },
];
