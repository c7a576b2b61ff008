import type { RouteObject } from 'react-router-dom';

export const accountRoutes: RouteObject[] = [
  {
    path: 'account',
    lazy: async () => ({ Component: (await import('./home/account-page.tsx')).AccountPage }),
  },
  {
    path: 'account/edit-profile',
    lazy: async () => ({
      Component: (await import('./edit-profile/edit-profile-page.tsx')).EditProfilePage,
    }),
  },
  {
    path: 'account/edit-account',
    lazy: async () => ({
      Component: (await import('./edit-account/edit-account-page.tsx')).EditAccountPage,
    }),
  },
  {
    path: 'account/change-password',
    lazy: async () => ({
      Component: (await import('./change-password/change-password-page.tsx')).ChangePasswordPage,
    }),
  },
];
