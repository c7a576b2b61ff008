import type { Transaction } from '@amana/api';
import { isDisputed, listedStatus, transactionPartyOf, withPersonText } from '@amana/domain';
import { memo } from 'react';
import { manageDisputePath, manageTransactionPath } from '../paths.ts';
import { useViewerId } from '../use-viewer.ts';
import { type ListRowProps, ListRow } from './list-row.tsx';

export interface TransactionRowProps extends Pick<ListRowProps, 'isCurrent'> {
  transaction: Transaction;
  /** Opens the dispute, whatever the status says; by default it decides what is opened. */
  opensDispute?: boolean;
}

/** Memoised, because lists are refreshed often and most of their transactions are unchanged. */
export const TransactionRow = memo(function TransactionRow({
  transaction,
  opensDispute = false,
  isCurrent,
}: TransactionRowProps) {
  const viewerId = useViewerId();
  const { id, note, createdAt, transactionStatus, recipientId: sellerId, senderId: buyerId } = transaction;
  const party = transactionPartyOf(transaction, viewerId);
  return (
    <ListRow
      to={opensDispute || isDisputed(transactionStatus) ? manageDisputePath(id) : manageTransactionPath(id)}
      title={note}
      createdAt={createdAt}
      party={party}
      amounts={transaction}
      person={withPersonText({ ...transaction, sellerId, buyerId }, party)}
      status={listedStatus(transaction, viewerId)}
      isCurrent={isCurrent}
    />
  );
});
