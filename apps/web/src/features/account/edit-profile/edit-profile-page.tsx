import { useGetUser } from '@amana/api';
import { Card, Skeleton } from '@amana/ui';
import { PageHead } from '../../../shared/page-head.tsx';
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
      <PageHead title="Edit Account Information" back={PATHS.account} />
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
