import type { RouteObject } from 'react-router-dom';

/** `/` and `/login` are one screen (decision D16). */
export const signInRoute = {
  lazy: async () => ({ Component: (await import('./sign-in/sign-in-page.tsx')).SignInPage }),
} satisfies RouteObject;

export const authRoutes: RouteObject[] = [
  {
    path: '/register',
    lazy: async () => ({ Component: (await import('./register/register-page.tsx')).RegisterPage }),
  },
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
