import type { Transaction } from '@amana/api';
import { useGetTransaction } from '@amana/api';
import { TRANSACTIONS_REFRESH_MS, transactionPartyOf } from '@amana/domain';
import type { Side } from '@amana/domain';
import type { SkeletonProps } from '@amana/ui';
import { Skeleton } from '@amana/ui';
import type { ReactNode } from 'react';
import { useTradesOfOtherTabs } from '../../shared/invalidate-trades.ts';
import { NotAParty, TradeProblem } from '../../shared/trade-problem.tsx';
import { useViewer } from '../../shared/use-viewer.ts';

export interface LoadedTransactionProps {
  id: string;
  notFoundText: string;
  /** What stands there meanwhile. */
  bones: Pick<SkeletonProps, 'heights' | 'aside'>;
  children: (transaction: Transaction, side: Side, viewerId: string) => ReactNode;
}

/** A party's transaction, refreshed every 30 s (§2); until it is there, or instead of it, what there is to say. */
export function LoadedTransaction({ id, notFoundText, bones, children }: LoadedTransactionProps) {
  useTradesOfOtherTabs();
  const { userId } = useViewer();
  const transaction = useGetTransaction(id, {
    query: { refetchInterval: TRANSACTIONS_REFRESH_MS, refetchOnWindowFocus: 'always' },
  });
  if (transaction.data === undefined) {
    if (!transaction.isError) return <Skeleton {...bones} />;
    const retry = () => void transaction.refetch();
    return <TradeProblem error={transaction.error} notFound={{ title: notFoundText }} onRetry={retry} />;
  }
  const side = transactionPartyOf(transaction.data.data, userId);
  return side === 'stranger' ? <NotAParty /> : children(transaction.data.data, side, userId);
}
