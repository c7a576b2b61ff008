import { useGetTransaction } from '@amana/api';
import { transactionPartyOf } from '@amana/domain';
import { Skeleton } from '@amana/ui';
import { useParams } from 'react-router-dom';
import { useTradesOfOtherTabs } from '../../../shared/invalidate-trades.ts';
import { NotAParty, TradeProblem } from '../../../shared/trade-problem.tsx';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { useViewer } from '../../../shared/use-viewer.ts';
import { WAITING_REFRESH_MS } from '../waiting-refresh.ts';
import { TransferDetails } from './transfer-details.tsx';

const PAGE_BONES = [44, 220, 260];
const NOT_FOUND = { title: 'Transaction not found' };

export function TransferDetailsPage() {
  usePageTitle('Bank Transfer Details');
  useTradesOfOtherTabs();
  const { id = '' } = useParams();
  const { userId } = useViewer();
  const transaction = useGetTransaction(id, {
    query: { refetchInterval: WAITING_REFRESH_MS, refetchOnWindowFocus: 'always' },
  });
  if (transaction.data === undefined) {
    if (!transaction.isError) return <Skeleton heights={PAGE_BONES} />;
    const retry = () => void transaction.refetch();
    return <TradeProblem error={transaction.error} notFound={NOT_FOUND} onRetry={retry} />;
  }
  // Nobody but the buyer pays: the seller has nothing to transfer.
  if (transactionPartyOf(transaction.data.data, userId) !== 'buyer') return <NotAParty />;
  return <TransferDetails transaction={transaction.data.data} />;
}
