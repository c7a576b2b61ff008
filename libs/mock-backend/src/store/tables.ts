import { factory } from '@mswjs/data';
import { HistoryIndex } from './history-index.ts';
import { KeyIndex } from './key-index.ts';
import { models } from './models.ts';
import { RecentIndex } from './recent-index.ts';
import type {
  AccountRow,
  BankAccountRow,
  DisputeRow,
  MessageRow,
  NotificationRow,
  OrderRow,
  TransactionRow,
  TransferRow,
  UserRow,
} from './rows.ts';
import { Table } from './table.ts';

/** Every record of a world, and the ways in which it is looked up. */
export function createTables() {
  const db = factory(models);
  const users = new Table<UserRow>((values) => db.user.create(values));
  const bankAccounts = new Table<BankAccountRow>((values) => db.bankAccount.create(values));
  const notifications = new Table<NotificationRow>((values) => db.notification.create(values));
  const orders = new Table<OrderRow>((values) => db.order.create(values));
  const transactions = new Table<TransactionRow>((values) => db.transaction.create(values));
  const accounts = new Table<AccountRow>((values) => db.account.create(values));
  const transfers = new Table<TransferRow>((values) => db.transfer.create(values));
  const disputes = new Table<DisputeRow>((values) => db.dispute.create(values));
  const messages = new Table<MessageRow>((values) => db.message.create(values));
  return {
    tables: {
      users,
      bankAccounts,
      notifications,
      orders,
      transactions,
      accounts,
      transfers,
      disputes,
      messages,
    },
    indexes: {
      /** By lower-case address; a deleted account gives its address free. */
      usersByEmail: new KeyIndex(users, (user) =>
        user.deletedAtMs === null ? user.email.toLowerCase() : null,
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
      /** Those that wait for a counterpart to confirm the address they name (decision D9). */
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
    },
  };
}

export type Tables = ReturnType<typeof createTables>['tables'];
export type Indexes = ReturnType<typeof createTables>['indexes'];
