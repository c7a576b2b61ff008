import type { Transaction } from '@amana/api';
import { isDisputed, listedStatus, counterpartName, transactionPartyOf } from '@amana/domain';
import { LinkState } from '../shared/states/link-state.tsx';
import { PATHS, manageDisputePath, manageTransactionPath } from '../shared/paths.ts';
import { type ListRowProps, voidLabel } from './list-row.tsx';

/** With `opensDispute` every row links to its dispute, otherwise only that of a disputed transaction. */
export function transactionRow(
  transaction: Transaction,
  viewerId: string,
  opensDispute = false,
): ListRowProps {
  const { id, note, createdAt, transactionStatus, recipientId: sellerId, senderId: buyerId } = transaction;
  const party = transactionPartyOf(transaction, viewerId);
  return {
    id,
    to: opensDispute || isDisputed(transactionStatus) ? manageDisputePath(id) : manageTransactionPath(id),
    title: note,
    createdAt,
    party,
    amounts: transaction,
    voidLabel: voidLabel(transaction, party),
    person: counterpartName({ ...transaction, sellerId, buyerId }, party),
    status: listedStatus(transaction, viewerId),
  };
}

export function NoTransactions() {
  return (
    <LinkState title="No Transactions Yet" icon="list" to={PATHS.createOrder} link="Start a Transaction" />
  );
}
