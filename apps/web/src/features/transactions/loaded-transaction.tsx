import type { Transaction } from '@amana/api';
import { errorStatus, useGetTransaction } from '@amana/api';
import { NOT_A_PARTY, TRANSACTIONS_REFRESH_MS, transactionPartyOf } from '@amana/domain';
import type { Side } from '@amana/domain';
import { ErrorState, Skeleton, State } from '@amana/ui';
import type { ReactNode } from 'react';
import { useViewer } from '../../shared/use-viewer.ts';

export interface LoadedTransactionProps {
  id: string;
  notFoundText: string;
  /** Heights of what stands there meanwhile, in pixels. */
  bones: number[];
  children: (transaction: Transaction, side: Side, viewerId: string) => ReactNode;
}

/** A party's transaction, refreshed every 30 s (§2); until it is there, or instead of it, what there is to say. */
export function LoadedTransaction({ id, notFoundText, bones, children }: LoadedTransactionProps) {
  const { userId } = useViewer();
  const transaction = useGetTransaction(id, {
    query: { refetchInterval: TRANSACTIONS_REFRESH_MS, refetchOnWindowFocus: 'always' },
  });
  if (transaction.data !== undefined) {
    const side = transactionPartyOf(transaction.data.data, userId);
    return side === 'stranger' ? <NotAParty /> : children(transaction.data.data, side, userId);
  }
  if (!transaction.isError) return <Skeleton heights={bones} />;
  const status = errorStatus(transaction.error);
  if (status === 403) return <NotAParty />;
  // An id of no known form is refused with 400.
  if (status === 404 || status === 400) return <State level={1} title={notFoundText} icon="help" isProblem />;
  return <ErrorState onRetry={() => void transaction.refetch()} />;
}

function NotAParty() {
  return <State level={1} title={NOT_A_PARTY} icon="lock" isProblem />;
}
