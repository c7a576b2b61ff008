import type { Transaction } from '@amana/api';
import {
  isDisputed,
  transactionPartyOf,
  transactionStatusBeside,
  transactionStatusShownTo,
} from '@amana/domain';
import { memo } from 'react';
import { manageDisputePath, manageTransactionPath } from '../paths.ts';
import { useViewerId } from '../use-viewer.ts';
import { ListRow } from './list-row.tsx';

/** Memoised, because lists are refreshed often and most of their transactions are unchanged. */
export const TransactionRow = memo(function TransactionRow({ transaction }: { transaction: Transaction }) {
  const viewerId = useViewerId();
  const { id, note, createdAt, transactionStatus } = transaction;
  return (
    <ListRow
      to={isDisputed(transactionStatus) ? manageDisputePath(id) : manageTransactionPath(id)}
      title={note}
      createdAt={createdAt}
      party={transactionPartyOf(transaction, viewerId)}
      amounts={transaction}
      status={transactionStatusShownTo(transaction, viewerId)}
      beside={transactionStatusBeside(transaction, viewerId)}
    />
  );
});
