import type { Transaction } from '@amana/api';
import { isDisputed, listedStatus, personText, transactionPartyOf } from '@amana/domain';
import { memo } from 'react';
import { manageDisputePath, manageTransactionPath } from '../shared/paths.ts';
import { useViewerId } from '../viewer/use-viewer.ts';
import { type ListRowProps, ListRow } from './list-row.tsx';

/** What a row shows of a transaction. It opens the dispute of a disputed one, or of every one. */
export function transactionRow(
  transaction: Transaction,
  viewerId: string,
  opensDispute = false,
): ListRowProps {
  const { id, note, createdAt, transactionStatus, recipientId: sellerId, senderId: buyerId } = transaction;
  const party = transactionPartyOf(transaction, viewerId);
  return {
    to: opensDispute || isDisputed(transactionStatus) ? manageDisputePath(id) : manageTransactionPath(id),
    title: note,
    createdAt,
    party,
    amounts: transaction,
    person: personText({ ...transaction, sellerId, buyerId }, party),
    status: listedStatus(transaction, viewerId),
  };
}

export interface TransactionRowProps extends Pick<ListRowProps, 'isCurrent'> {
  transaction: Transaction;
  opensDispute?: boolean;
}

/** Memoised, because lists are refreshed often and most of their transactions are unchanged. */
export const TransactionRow = memo(function TransactionRow({
  transaction,
  opensDispute,
  isCurrent,
}: TransactionRowProps) {
  return <ListRow {...transactionRow(transaction, useViewerId(), opensDispute)} isCurrent={isCurrent} />;
});
