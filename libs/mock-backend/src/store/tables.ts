import { type Viewer, emailKey, isFinished, othersTask, viewerTask } from '@amana/domain';
import { HistoryIndex } from './history-index.ts';
import { KeyIndex } from './key-index.ts';
import { RowCollection } from './row-collection.ts';
import { rowSchemas } from './row-schemas.ts';
import { type Kind, type Row, KINDS } from './row-types.ts';

export type Tables = { readonly [Name in Kind]: RowCollection<Row<Name>> };

export function createTables(): Tables {
  const tables = KINDS.map((kind) => [kind, new RowCollection<{ readonly id: string }>(rowSchemas[kind])]);
  // The keys of `Tables` are the same kinds as in the loop.
  return Object.fromEntries(tables) as Tables;
}

export function createIndexes(tables: Tables) {
  const { bankAccounts, notifications, orders, transactions, disputes } = tables;
  return {
    usersByEmail: new KeyIndex(tables.users, ({ deletedAtMs, email }) =>
      deletedAtMs === null ? emailKey(email) : null,
    ),
    bankAccountByUser: new KeyIndex(bankAccounts, ({ userId }) => userId),
    notificationsByUser: new HistoryIndex(notifications, ({ userId }) => [userId]),
    unreadByUser: new KeyIndex(notifications, ({ userId, isRead }) => (isRead ? null : userId)),
    orderHistory: new HistoryIndex(
      orders,
      ({ sellerId, buyerId }) => [sellerId, buyerId],
      ({ orderStatus }) => orderStatus,
    ),
    waitingOrders: new HistoryIndex(orders, (order) =>
      partiesWhere(order, (viewer) => viewerTask(order, viewer) !== null),
    ),
    ordersAwaitingOthers: new HistoryIndex(orders, (order) =>
      partiesWhere(order, (viewer) => othersTask(order, viewer) !== null),
    ),
    ordersByProofCode: new KeyIndex(orders, ({ proofCode }) => proofCode),
    recentSales: new HistoryIndex(orders, ({ sellerId }) => [sellerId]),
    recentPurchases: new HistoryIndex(orders, ({ buyerId }) => [buyerId]),
    ordersToJoinByEmail: new KeyIndex(orders, ({ sellerId, buyerId, counterpartEmail }) =>
      sellerId === null || buyerId === null ? emailKey(counterpartEmail) : null,
    ),
    transactionHistory: new HistoryIndex(
      transactions,
      ({ senderId, recipientId }) => [senderId, recipientId],
      ({ transactionStatus }) => transactionStatus,
    ),
    disputesByTransaction: new KeyIndex(disputes, ({ transactionId }) => transactionId),
    liveAccounts: new KeyIndex(tables.accounts, ({ state }) => (state === 'live' ? 'live' : null)),
    eventsByOrder: new KeyIndex(tables.events, ({ orderId }) => orderId),
    messagesByThread: new HistoryIndex(tables.messages, ({ threadId, partyId }) => [
      `${threadId}/${partyId}`,
    ]),
  };
}

function partiesWhere(order: Row<'orders'>, holds: (viewer: Viewer) => boolean): (string | null)[] {
  // Most orders of a large world are finished, and computing the possible actions is slow.
  if (isFinished(order.orderStatus)) return [];
  return [order.sellerId, order.buyerId].filter(
    (userId) => userId !== null && holds({ userId, hasBankDetails: true }),
  );
}
