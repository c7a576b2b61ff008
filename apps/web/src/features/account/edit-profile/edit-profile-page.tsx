import { useGetUser } from '@amana/api';
import { Card, PageHeader, Skeleton } from '@amana/ui';
import { BackLink } from '../../../shared/back-link.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { QueryContent } from '../../../shared/query-page.tsx';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { useViewerId } from '../../../shared/use-viewer.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePictureForm } from './profile-picture-form.tsx';

const SKELETON = <Skeleton heights={[72, 72, 72, 72, 72, 44]} />;

export function EditProfilePage() {
  usePageTitle('Edit Account Information');
  const userId = useViewerId();
  const profile = useGetUser(userId, { query: { enabled: userId !== '' } });
  return (
    <>
      <PageHeader title="Edit Account Information" back={<BackLink to={PATHS.account} />} />
      <Card>
        <ProfilePictureForm />
      </Card>
      <Card>
        <QueryContent query={profile} skeleton={SKELETON}>
          {({ data }) => <ProfileForm user={data} />}
        </QueryContent>
      </Card>
    </>
  );
}
