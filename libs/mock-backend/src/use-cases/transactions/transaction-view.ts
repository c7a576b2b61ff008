import type { Transaction } from '@amana/api/contract';
import {
  awaitsReceipt,
  confirmationTriesLeft,
  koboToNaira,
  orderBreakdown,
  totalFor,
  transactionSideOf,
} from '@amana/domain';
import type { OrderRow, TransactionRow } from '../../store/row-types.ts';
import type { World } from '../../simulation/world.ts';
import { nameOf } from '../orders/order-view.ts';
import { TEMPORARY_ACCOUNT_BANK } from '../payments/temporary-account.ts';

export function transactionView(world: World, row: TransactionRow, viewerId: string): Transaction {
  const order = orderOf(world, row);
  const side = transactionSideOf(row, viewerId);
  const breakdown = orderBreakdown(order.amountKobo);
  const account = row.accountNumber === null ? undefined : world.tables.accounts.get(row.accountNumber);
  const other = world.tables.users.get(side === 'seller' ? row.senderId : row.recipientId);
  return {
    id: row.id,
    senderId: row.senderId,
    recipientId: row.recipientId,
    note: order.description,
    amount: koboToNaira(order.amountKobo),
    charges: koboToNaira(breakdown.charge),
    vat: koboToNaira(breakdown.vat),
    totalAmount: koboToNaira(totalFor(side, breakdown)),
    createdAt: new Date(row.createdAtMs).toISOString(),
    transactionStatus: row.transactionStatus,
    orderStatus: order.orderStatus,
    transactionRef: row.transactionRef,
    orderId: row.orderId,
    paymentMethodType: 'BankTransfer',
    paymentAccountNumber: account?.id ?? null,
    paymentAccountName: account?.accountName ?? null,
    ...(account === undefined ? {} : { paymentBankName: TEMPORARY_ACCOUNT_BANK }),
    requestId: row.requestId,
    paymentRequestId: row.paymentRequestId,
    estimatedDateOfDelivery: order.deliveryDate,
    ...(side === 'buyer' && awaitsReceipt(order.orderStatus)
      ? { confirmationTriesLeft: confirmationTriesLeft(order.wrongCodeTries) }
      : {}),
    accountExpirationTime: account === undefined ? null : new Date(account.expiresAtMs).toISOString(),
    email: other?.email ?? '',
    phoneNumber: other?.phoneNumber ?? '',
    name: nameOf(world, row.recipientId),
    buyerName: nameOf(world, row.senderId),
  };
}

export function orderOf(world: World, { id, orderId }: Pick<TransactionRow, 'id' | 'orderId'>): OrderRow {
  const order = world.tables.orders.get(orderId);
  if (order === undefined) throw new Error(`Transaction ${id} has no order`);
  return order;
}
