import { type Transaction, useGetTransaction } from '@amana/api';
import { type OrderStatus, type Side, TRANSACTIONS_REFRESH_MS, transactionPartyOf } from '@amana/domain';
import type { ComponentType, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { type WayBack, NotAParty } from '../viewer/not-a-party.tsx';
import { QueryFallback } from '../viewer/query-fallback.tsx';
import { refetchIntervalUnlessRefused } from '../shared/queries/refetch-interval-unless-refused.ts';
import { useViewerId } from '../viewer/use-viewer.ts';

export interface TransactionViewProps {
  transaction: Transaction;
  side: Side;
  viewerId: string;
}

export interface TransactionPageGuardProps {
  notFoundText?: string;
  skeleton: ReactNode;
  view: ComponentType<TransactionViewProps>;
  wayBack?: WayBack;
  /** The only side that may see the page; by default both. */
  only?: Side;
  /** May depend on the status of the order, which is undefined until the first reading; null for a page that is read once. */
  refreshMs?: number | null | ((orderStatus: OrderStatus | undefined) => number);
}

/** A page about the transaction whose id is in the URL, for its two parties. */
export function TransactionPageGuard({
  notFoundText = 'Transaction not found',
  skeleton,
  view: View,
  wayBack,
  only,
  refreshMs = TRANSACTIONS_REFRESH_MS,
}: TransactionPageGuardProps) {
  const { id = '' } = useParams();
  const viewerId = useViewerId();
  const query = useGetTransaction(id, {
    query:
      refreshMs === null
        ? {}
        : {
            refetchInterval: ({ state }) =>
              refetchIntervalUnlessRefused(
                state,
                typeof refreshMs === 'number' ? refreshMs : refreshMs(state.data?.data.orderStatus),
              ),
            refetchOnWindowFocus: 'always',
          },
  });
  if (query.data === undefined) {
    const notFound = { title: notFoundText };
    return <QueryFallback query={query} skeleton={skeleton} notFound={notFound} wayBack={wayBack} />;
  }
  const { data: transaction } = query.data;
  const side = transactionPartyOf(transaction, viewerId);
  const isAllowed = side !== 'stranger' && (only === undefined || side === only);
  if (!isAllowed) return <NotAParty wayBack={wayBack} />;
  // The key closes dialogs and empties forms when the address changes to another transaction.
  return <View key={transaction.id} transaction={transaction} side={side} viewerId={viewerId} />;
}
