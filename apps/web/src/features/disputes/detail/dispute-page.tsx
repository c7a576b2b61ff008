import { Skeleton } from '@amana/ui';
import { useParams } from 'react-router-dom';
import { TO_DISPUTES } from '../../../shared/paths.ts';
import { QueryPage } from '../../../shared/query-page.tsx';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { useViewerId } from '../../../shared/use-viewer.ts';
import { DisputeDetails } from './dispute-details.tsx';
import { useDispute } from './use-dispute.ts';

const SKELETON = <Skeleton heights={[44, 240, 200, 96]} />;
const NOT_FOUND = { title: 'Dispute not found' };

export function DisputePage() {
  usePageTitle('Dispute Details');
  const { id = '' } = useParams();
  const viewerId = useViewerId();
  const query = useDispute(id);
  return (
    <QueryPage query={query} skeleton={SKELETON} notFound={NOT_FOUND} wayBack={TO_DISPUTES}>
      {({ data: dispute }) => <DisputeDetails dispute={dispute} viewerId={viewerId} />}
    </QueryPage>
  );
}
