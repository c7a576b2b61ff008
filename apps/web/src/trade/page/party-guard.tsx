import { type Transaction, useGetTransaction } from '@amana/api';
import { type Party, type Side, TRANSACTIONS_REFRESH_MS, transactionPartyOf } from '@amana/domain';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { recordPolling } from '../../server-state/poll-every.ts';
import { NotAParty } from '../../viewer/not-a-party.tsx';
import { type QueryFallbackProps, QueryFallback } from '../../viewer/query-fallback.tsx';
import type { CheckedAt } from '../../shared/dates/checked-ago.tsx';
import { useViewerId } from '../../viewer/use-viewer.ts';

interface PartyGuardProps<Trade> extends QueryFallbackProps {
  query: QueryFallbackProps['query'] & {
    readonly data: { readonly data: Trade } | undefined;
    readonly dataUpdatedAt: number;
  };
  sideOf: (trade: Trade, viewerId: string) => Party;
  /** The only side that may see the page; by default both. */
  only?: Side | undefined;
  children: (trade: Trade, side: Side, checkedAtMs: CheckedAt) => ReactNode;
}

/** A page about one order or transaction, for its two parties. */
export function PartyGuard<Trade extends { readonly id: string }>({
  sideOf,
  only,
  children,
  ...props
}: PartyGuardProps<Trade>) {
  const viewerId = useViewerId();
  if (props.query.data === undefined) return <QueryFallback {...props} />;
  const { data: trade } = props.query.data;
  const side = sideOf(trade, viewerId);
  if (side === 'stranger' || side !== (only ?? side)) return <NotAParty wayBack={props.wayBack} />;
  // A refresh that failed is told above the page, with the age of the data.
  const checkedAtMs = props.query.isError ? null : props.query.dataUpdatedAt;
  // The key closes dialogs and empties forms when the address changes to another trade.
  return <Fragment key={trade.id}>{children(trade, side, checkedAtMs)}</Fragment>;
}

export interface TransactionViewProps {
  transaction: Transaction;
  side: Side;
  viewerId: string;
  checkedAtMs: CheckedAt;
}

interface TransactionPageProps extends Pick<PartyGuardProps<Transaction>, 'skeleton' | 'wayBack' | 'only'> {
  notFoundText?: string;
  view: ComponentType<TransactionViewProps>;
  /** As in `recordPolling`; null for a page that is read once. */
  refreshMs?: Parameters<typeof recordPolling<{ data: Transaction }>>[0] | null;
  /** Reads on in a hidden tab, so that its title can show a change. */
  inBackground?: boolean;
}

/** A page about the transaction whose id is in the URL. */
export function TransactionPage({
  notFoundText = 'Transaction not found',
  view: View,
  refreshMs = TRANSACTIONS_REFRESH_MS,
  inBackground = false,
  ...props
}: TransactionPageProps) {
  const { id = '' } = useParams();
  const viewerId = useViewerId();
  const polling = refreshMs === null ? {} : recordPolling(refreshMs);
  const query = useGetTransaction(id, { query: { ...polling, refetchIntervalInBackground: inBackground } });
  return (
    <PartyGuard {...props} query={query} sideOf={transactionPartyOf} notFound={{ title: notFoundText }}>
      {(transaction, side, checkedAtMs) => (
        <View transaction={transaction} side={side} viewerId={viewerId} checkedAtMs={checkedAtMs} />
      )}
    </PartyGuard>
  );
}
