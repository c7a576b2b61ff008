import { useGetUser } from '@amana/api';
import { Card, ErrorState, PageHeader, Skeleton } from '@amana/ui';
import { useUnit } from 'effector-react';
import { $session } from '../../../session/index.ts';
import { BackLink } from '../../../shared/back-link.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePictureForm } from './profile-picture-form.tsx';

const FORM_BONES = [72, 72, 72, 72, 72, 44];

export function EditProfilePage() {
  usePageTitle('Edit Account Information');
  const { user } = useUnit($session);
  const profile = useGetUser(user?.userId ?? '', { query: { enabled: user !== null } });
  return (
    <>
      <PageHeader title="Edit Account Information" back={<BackLink to={PATHS.account} />} />
      <Card>
        <ProfilePictureForm />
      </Card>
      <Card>
        {profile.data !== undefined && <ProfileForm user={profile.data.data} />}
        {profile.data === undefined && profile.isError && (
          <ErrorState onRetry={() => void profile.refetch()} />
        )}
        {profile.data === undefined && !profile.isError && <Skeleton heights={FORM_BONES} />}
      </Card>
    </>
  );
}
