import type { RouteObject } from 'react-router-dom';

/** `/` and `/login` are one screen (decision D16). */
export const signInRoute = {
  lazy: async () => ({ Component: (await import('./sign-in/sign-in-page.tsx')).SignInPage }),
} satisfies RouteObject;

export const registerRoute: RouteObject = {
  path: '/register',
  lazy: async () => ({ Component: (await import('./register/register-page.tsx')).RegisterPage }),
};

/** For mailed links, which mean something to who is signed in too. */
export const authRoutes: RouteObject[] = [
  {
    path: '/confirm-email',
    lazy: async () => ({
      Component: (await import('./verification/confirm-email-page.tsx')).ConfirmEmailPage,
    }),
  },
  {
    path: '/send-verification',
    lazy: async () => ({
      Component: (await import('./verification/send-verification-page.tsx')).SendVerificationPage,
    }),
  },
  {
    path: '/reset-password',
    lazy: async () => ({
      Component: (await import('./reset-password/reset-password-page.tsx')).ResetPasswordPage,
    }),
  },
];
