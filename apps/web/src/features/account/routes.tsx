import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/navigation/lazy-page.tsx';
import { PATHS } from '../../shared/paths.ts';

export const accountRoutes: RouteObject[] = [
  {
    path: PATHS.account,
    ...lazyPage(async () => (await import('./home/account-page.tsx')).AccountPage),
  },
  {
    path: PATHS.editProfile,
    ...lazyPage(async () => (await import('./edit-profile/edit-profile-page.tsx')).EditProfilePage),
  },
  {
    path: PATHS.editAccount,
    ...lazyPage(async () => (await import('./edit-account/edit-account-page.tsx')).EditAccountPage),
  },
  {
    path: PATHS.changePassword,
    ...lazyPage(async () => (await import('./change-password/change-password-page.tsx')).ChangePasswordPage),
  },
];
