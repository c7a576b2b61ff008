import { errorStatus } from '@amana/api';
import { NOT_A_PARTY } from '@amana/domain';
import { ErrorState, Skeleton, State, buttonClass } from '@amana/ui';
import { useUnit } from 'effector-react';
import { Link, useParams } from 'react-router-dom';
import { $session } from '../../../session/index.ts';
import { DISPUTES_PATH } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { DisputeDetails } from './dispute-details.tsx';
import { useDispute } from './use-dispute.ts';

const PAGE_BONES = [44, 240, 200, 96];

export function DisputePage() {
  usePageTitle('Dispute Details');
  const { id = '' } = useParams();
  const { user } = useUnit($session);
  const dispute = useDispute(id);
  if (dispute.data !== undefined) {
    return <DisputeDetails dispute={dispute.data.data} viewerId={user?.userId ?? ''} />;
  }
  if (!dispute.isError) return <Skeleton heights={PAGE_BONES} />;
  const status = errorStatus(dispute.error);
  if (status === null || status >= 500) return <ErrorState onRetry={() => void dispute.refetch()} />;
  return (
    <State
      level={1}
      title={status === 403 ? NOT_A_PARTY : 'Dispute not found'}
      icon={status === 403 ? 'lock' : 'help'}
      isProblem
    >
      <Link className={buttonClass('secondary')} to={DISPUTES_PATH}>
        Disputed Transactions
      </Link>
    </State>
  );
}
