import { type Dispute, useGetTransaction } from '@amana/api';
import { TRANSACTIONS_REFRESH_MS, moneyHeadline, orderStatusOf, transactionPartyOf } from '@amana/domain';
import { recordPolling } from '../../server-state/poll-every.ts';
import { useConfig } from '../../shared/hooks/use-config.ts';
import { useViewerId } from '../../viewer/use-viewer.ts';
import { movedFigures } from '../money/money-destination.tsx';

export type DisputedTrade = NonNullable<ReturnType<typeof useDisputedTrade>['trade']>;

/** The trade of a dispute; null if the service does not name its transaction, or cannot be asked about it now. */
export function useDisputedTrade(dispute: Dispute | undefined) {
  const viewerId = useViewerId();
  const { productName } = useConfig();
  const id = dispute?.transactionId;
  const query = useGetTransaction(id ?? '', {
    query: { enabled: id !== undefined, ...recordPolling(TRANSACTIONS_REFRESH_MS) },
  });
  const transaction = query.data?.data;
  const side = transaction === undefined ? 'stranger' : transactionPartyOf(transaction, viewerId);
  if (transaction === undefined || side === 'stranger')
    // After a first failure the page is shown without the trade.
    return { trade: null, isLoading: query.isLoading && query.failureCount === 0 };
  const { transactionStatus } = transaction;
  const state = { orderStatus: orderStatusOf(transaction), transactionStatus };
  const figures = movedFigures(transaction, side);
  const headline = moneyHeadline(state, side, productName);
  return { trade: { transaction, side, figures, headline }, isLoading: false };
}
