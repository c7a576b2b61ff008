import type { Transaction } from '@amana/api';
import { useGetTransaction } from '@amana/api';
import type { Side } from '@amana/domain';
import { TRANSACTIONS_REFRESH_MS, transactionPartyOf } from '@amana/domain';
import type { ComponentType, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { NotAParty, QueryPage } from '../../shared/query-page.tsx';
import { useViewerId } from '../../shared/use-viewer.ts';

export interface TransactionViewProps {
  transaction: Transaction;
  side: Side;
  viewerId: string;
}

export interface TransactionPageProps {
  notFoundText: string;
  skeleton: ReactNode;
  view: ComponentType<TransactionViewProps>;
}

/** A page about the transaction whose id is in the URL, for its two parties. */
export function TransactionPage({ notFoundText, skeleton, view: View }: TransactionPageProps) {
  const { id = '' } = useParams();
  const viewerId = useViewerId();
  const query = useGetTransaction(id, {
    query: { refetchInterval: TRANSACTIONS_REFRESH_MS, refetchOnWindowFocus: 'always' },
  });
  return (
    <QueryPage query={query} skeleton={skeleton} notFound={{ title: notFoundText }}>
      {({ data: transaction }) => {
        const side = transactionPartyOf(transaction, viewerId);
        if (side === 'stranger') return <NotAParty />;
        return <View transaction={transaction} side={side} viewerId={viewerId} />;
      }}
    </QueryPage>
  );
}
