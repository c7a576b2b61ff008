import type { Transaction } from '@amana/api';
import {
  nairaToKobo,
  opensAsDispute,
  signedTransactionAmount,
  transactionStatusShownTo,
} from '@amana/domain';
import { manageDisputePath, manageTransactionPath } from '../paths.ts';
import { HistoryRow } from './history-row.tsx';

/** §2: the sign and the status are those of whoever looks; a disputed one opens as its dispute. */
export function TransactionRow({ transaction, viewerId }: { transaction: Transaction; viewerId: string }) {
  const { id, note, createdAt, totalAmount } = transaction;
  return (
    <HistoryRow
      to={opensAsDispute(transaction) ? manageDisputePath(id) : manageTransactionPath(id)}
      title={note}
      createdAt={createdAt}
      signedAmount={signedTransactionAmount(transaction, viewerId, nairaToKobo(totalAmount))}
      status={transactionStatusShownTo(transaction, viewerId)}
    />
  );
}
