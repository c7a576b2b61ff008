import { type Dispute, type Transaction, useGetTransaction } from '@amana/api';
import {
  type MoneyHeadline,
  type OtherPerson,
  type Side,
  type TradeFigures,
  TRANSACTIONS_REFRESH_MS,
  moneyHeadline,
  orderStatusOf,
  otherPersonOf,
  transactionPartyOf,
} from '@amana/domain';
import { useConfig } from '../shared/hooks/use-config.ts';
import { recordPolling } from '../shared/queries/poll-every.ts';
import { movedFigures } from './money-destination.tsx';
import { TOTAL_LABELS } from './payment-breakdown.tsx';
import { useViewerId } from '../viewer/use-viewer.ts';

/** Where the records do not say where the money is. The buyer of a dispute has nothing to pay. */
export const RECORDED_TOTALS: Record<Side, string> = { ...TOTAL_LABELS, buyer: 'Total paid' };

export interface DisputedTrade {
  readonly transaction: Transaction;
  readonly side: Side;
  readonly other: OtherPerson;
  readonly figures: TradeFigures;
  readonly headline: MoneyHeadline | null;
}

/** The trade of a dispute; null if the service does not name its transaction, or cannot be asked about it now. */
export function useDisputedTrade(dispute: Dispute | undefined): {
  trade: DisputedTrade | null;
  isLoading: boolean;
} {
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
  return {
    trade: {
      transaction,
      side,
      other: otherPersonOf(transaction, side),
      figures: movedFigures(transaction, side),
      headline: moneyHeadline(state, side, productName),
    },
    isLoading: false,
  };
}
