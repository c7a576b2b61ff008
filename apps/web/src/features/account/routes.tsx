import { getGetBankAccountQueryOptions, getGetUserQueryOptions } from '@amana/api';
import type { RouteObject } from 'react-router-dom';
import { PATHS } from '../../shared/paths.ts';
import { type RouteContext, startQueries } from '../../shared/route-context.ts';

export function accountRoutes(context: RouteContext): RouteObject[] {
  const startProfile = startQueries(context, ({ viewerId }) => [getGetUserQueryOptions(viewerId)]);
  return [
    {
      path: PATHS.account,
      ...startProfile,
      lazy: async () => ({ Component: (await import('./home/account-page.tsx')).AccountPage }),
    },
    {
      path: PATHS.editProfile,
      ...startProfile,
      lazy: async () => ({
        Component: (await import('./edit-profile/edit-profile-page.tsx')).EditProfilePage,
      }),
    },
    {
      path: PATHS.editAccount,
      ...startQueries(context, ({ viewerId }) => [getGetBankAccountQueryOptions(viewerId)]),
      lazy: async () => ({
        Component: (await import('./withdrawal-account/withdrawal-account-page.tsx')).WithdrawalAccountPage,
      }),
    },
    {
      path: PATHS.changePassword,
      ...startProfile,
      lazy: async () => ({
        Component: (await import('./change-password/change-password-page.tsx')).ChangePasswordPage,
      }),
    },
  ];
}
