import { factory } from '@mswjs/data';
import { HistoryIndex } from './history-index.ts';
import { KeyIndex } from './key-index.ts';
import { recordModels } from './models.ts';
import { RecentIndex } from './recent-index.ts';
import type { Kind, Row } from './rows.ts';
import { KINDS } from './rows.ts';
import { Table } from './table.ts';

export type Tables = { readonly [Name in Kind]: Table<Row<Name>> };

/**
 * One table per kind. The model library creates the provider's records. It looks up and removes by reading every
 * record, so tables do both, and create the rows of the simulation, most of which are removed again.
 */
export function createTables(): Tables {
  const creators: Record<string, { create: (values: never) => unknown }> = factory(recordModels);
  const tables = KINDS.map((kind) => [kind, new Table(creators[kind]?.create as undefined)]);
  // The models, of which `Kind` and `Row` are derived, are what the loop goes through.
  return Object.fromEntries(tables) as Tables;
}

/** The ways in which rows are looked up other than by id. */
export function createIndexes({
  users,
  bankAccounts,
  notifications,
  orders,
  transactions,
  disputes,
  accounts,
  messages,
}: Tables) {
  return {
    /** By lower-case address; a deleted user's address can be used again. */
    usersByEmail: new KeyIndex(users, ({ deletedAtMs, email }) =>
      deletedAtMs === null ? email.toLowerCase() : null,
    ),
    bankAccountByUser: new KeyIndex(bankAccounts, ({ userId }) => userId),
    notificationsByUser: new RecentIndex(notifications, ({ userId }) => userId),
    unreadByUser: new KeyIndex(notifications, ({ userId, isRead }) => (isRead ? null : userId)),
    orderHistory: new HistoryIndex(
      orders,
      ({ sellerId, buyerId }) => [sellerId, buyerId],
      ({ orderStatus }) => orderStatus,
    ),
    recentSales: new HistoryIndex(
      orders,
      ({ sellerId }) => [sellerId],
      () => null,
    ),
    recentPurchases: new HistoryIndex(
      orders,
      ({ buyerId }) => [buyerId],
      () => null,
    ),
    /** Orders whose counterpart has not confirmed the address that the creator named. */
    unboundOrdersByEmail: new KeyIndex(orders, ({ sellerId, buyerId, counterpartEmail }) =>
      sellerId === null || buyerId === null ? counterpartEmail.toLowerCase() : null,
    ),
    transactionHistory: new HistoryIndex(
      transactions,
      ({ senderId, recipientId }) => [senderId, recipientId],
      ({ transactionStatus }) => transactionStatus,
    ),
    disputesByTransaction: new KeyIndex(disputes, ({ transactionId }) => transactionId),
    liveAccounts: new KeyIndex(accounts, ({ state }) => (state === 'live' ? 'live' : null)),
    messagesByThread: new RecentIndex(messages, ({ threadId, partyId }) => `${threadId}/${partyId}`),
  };
}

export type Indexes = ReturnType<typeof createIndexes>;
