import { Skeleton } from '@amana/ui';
import { useUnit } from 'effector-react';
import { useParams } from 'react-router-dom';
import { $session } from '../../../session/index.ts';
import { useTradesOfOtherTabs } from '../../../shared/invalidate-trades.ts';
import { TO_DISPUTES } from '../../../shared/paths.ts';
import { TradeProblem } from '../../../shared/trade-problem.tsx';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { DisputeDetails } from './dispute-details.tsx';
import { useDispute } from './use-dispute.ts';

const PAGE_BONES = [44, 240, 200, 96];

export function DisputePage() {
  usePageTitle('Dispute Details');
  useTradesOfOtherTabs();
  const { id = '' } = useParams();
  const { user } = useUnit($session);
  const dispute = useDispute(id);
  if (dispute.data !== undefined) {
    return <DisputeDetails dispute={dispute.data.data} viewerId={user?.userId ?? ''} />;
  }
  if (!dispute.isError) return <Skeleton heights={PAGE_BONES} />;
  return (
    <TradeProblem
      error={dispute.error}
      notFound={{ title: 'Dispute not found' }}
      wayBack={TO_DISPUTES}
      onRetry={() => void dispute.refetch()}
    />
  );
}
