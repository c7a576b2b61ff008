import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/navigation/lazy-page.tsx';

export const accountRoutes: RouteObject[] = [
  {
    path: 'account',
    ...lazyPage(async () => (await import('./home/account-page.tsx')).AccountPage),
  },
  {
    path: 'account/edit-profile',
    ...lazyPage(async () => (await import('./edit-profile/edit-profile-page.tsx')).EditProfilePage),
  },
  {
    path: 'account/edit-account',
    ...lazyPage(async () => (await import('./edit-account/edit-account-page.tsx')).EditAccountPage),
  },
  {
    path: 'account/change-password',
    ...lazyPage(async () => (await import('./change-password/change-password-page.tsx')).ChangePasswordPage),
  },
];
