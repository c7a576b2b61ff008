import { type RouteObject, useLocation } from 'react-router-dom';
import { beginsWithInvitation } from '../../shared/order-link.ts';
import { PATHS } from '../../shared/paths.ts';
import { Invitation } from './invitation/invitation.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';

/** The site root shows the sign-in page too, so that page is not a chunk. */
export const signedOutRoutes: RouteObject[] = [
  { path: PATHS.root, Component: SignInPage },
  { path: PATHS.login, Component: LoginPage },
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

function LoginPage() {
  const { search } = useLocation();
  return beginsWithInvitation(search) ? <Invitation /> : <SignInPage />;
}
