import { Card, Columns, Notice, PageHeader } from '@amana/ui';
import { BackLink } from '../../../shared/back-link.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { useProfile } from '../../../shared/use-viewer.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { NoPasswordYet } from './no-password-yet.tsx';

export function ChangePasswordPage() {
  usePageTitle('Change Password');
  const user = useProfile();
  return (
    <>
      <PageHeader title="Change Password" back={<BackLink to={PATHS.account} />} />
      <Columns
        main={
          <Card>
            {user?.hasPassword === false && <NoPasswordYet user={user} />}
            {user !== null && user.hasPassword !== false && <ChangePasswordForm user={user} />}
          </Card>
        }
        aside={
          <Notice icon="shield">
            Afterwards you sign in again with the new password, here and on your other devices.
          </Notice>
        }
      />
    </>
  );
}
