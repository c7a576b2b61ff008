import type { Transaction } from '@amana/api';
import { transactionStatusShownTo, isDisputed, transactionAmountSign } from '@amana/domain';
import { memo } from 'react';
import { manageDisputePath, manageTransactionPath } from '../paths.ts';
import { ListRow } from './list-row.tsx';

export interface TransactionRowProps {
  transaction: Transaction;
  viewerId: string;
}

/** §2: the sign and the status are those of whoever looks; a disputed one opens as its dispute. */
export const TransactionRow = memo(function TransactionRow({ transaction, viewerId }: TransactionRowProps) {
  const { id, note, createdAt, totalAmount } = transaction;
  return (
    <ListRow
      to={isDisputed(transaction.transactionStatus) ? manageDisputePath(id) : manageTransactionPath(id)}
      title={note}
      createdAt={createdAt}
      sign={transactionAmountSign(transaction, viewerId)}
      amount={totalAmount}
      status={transactionStatusShownTo(transaction, viewerId)}
    />
  );
});
