import { useGetTransaction } from '@amana/api';
import { transactionPartyOf } from '@amana/domain';
import { Skeleton } from '@amana/ui';
import { useParams } from 'react-router-dom';
import { NotAParty, QueryPage } from '../../../shared/query-page.tsx';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { useViewerId } from '../../../shared/use-viewer.ts';
import { WAITING_REFRESH_MS } from '../use-follow-payment.ts';
import { TransferDetails } from './transfer-details.tsx';

const SKELETON = <Skeleton heights={[44, 220, 260]} />;
const NOT_FOUND = { title: 'Transaction not found' };

export function TransferDetailsPage() {
  usePageTitle('Bank Transfer Details');
  const { id = '' } = useParams();
  const viewerId = useViewerId();
  const query = useGetTransaction(id, {
    query: { refetchInterval: WAITING_REFRESH_MS, refetchOnWindowFocus: 'always' },
  });
  return (
    <QueryPage query={query} skeleton={SKELETON} notFound={NOT_FOUND}>
      {({ data: transaction }) =>
        transactionPartyOf(transaction, viewerId) === 'buyer' ? (
          <TransferDetails transaction={transaction} />
        ) : (
          <NotAParty />
        )
      }
    </QueryPage>
  );
}
