import type { Order, Transaction } from '@amana/api/contract';
import {
  type Side,
  awaitsReceipt,
  awaitsTransfer,
  confirmationTriesLeft,
  koboToNaira,
  orderBreakdown,
  partyOf,
  totalFor,
  transactionSideOf,
} from '@amana/domain';
import type { World } from '../../simulation/world.ts';
import { fullName } from '../../store/living-user.ts';
import type { OrderRow, TransactionRow } from '../../store/row-types.ts';
import { referralLink } from '../mail-and-notification-texts/links-to-screens.ts';
import { TEMPORARY_ACCOUNT_BANK, accountOf } from '../payments/temporary-account.ts';
import { orderOf } from './apply-order-event.ts';

export function transactionView(world: World, row: TransactionRow, viewerId: string): Transaction {
  const order = orderOf(world, row);
  const side = transactionSideOf(row, viewerId);
  const breakdown = orderBreakdown(order.amountKobo);
  const account = world.tables.accounts.get(row.accountNumber ?? '');
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
    orderNumber: order.orderNumber,
    paymentMethodType: 'BankTransfer',
    paymentAccountNumber: account?.id ?? null,
    paymentAccountName: account?.accountName ?? null,
    ...(account === undefined ? {} : { paymentBankName: TEMPORARY_ACCOUNT_BANK }),
    requestId: row.requestId,
    paymentRequestId: row.paymentRequestId,
    estimatedDateOfDelivery: order.deliveryDate,
    ...(side === 'buyer' && awaitsReceipt(order.orderStatus)
      ? { confirmationTriesLeft: confirmationTriesLeft(order.wrongCodeTries), ...codeRenewal(world, order) }
      : {}),
    accountExpirationTime: account === undefined ? null : new Date(account.expiresAtMs).toISOString(),
    email: other?.email ?? '',
    phoneNumber: other?.phoneNumber ?? '',
    name: nameOf(world, row.recipientId),
    buyerName: nameOf(world, row.senderId),
  };
}

/** When the code was last replaced after too many wrong tries. */
function codeRenewal(world: World, order: OrderRow): Pick<Transaction, 'confirmationCodeRenewedAt'> {
  const voided = world.indexes.eventsByOrder.all(order.id).findLast(({ type }) => type === 'code.void');
  return voided === undefined ? {} : { confirmationCodeRenewedAt: new Date(voided.atMs).toISOString() };
}

export function orderView(world: World, order: OrderRow, viewerId: string): Order {
  const side: Side = partyOf(order, viewerId) === 'seller' ? 'seller' : 'buyer';
  const breakdown = orderBreakdown(order.amountKobo);
  const creator = world.tables.users.get(order.createdBy);
  const account = awaitsTransfer(order.orderStatus) ? accountOf(world, order) : undefined;
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    description: order.description,
    amount: koboToNaira(order.amountKobo),
    charges: koboToNaira(breakdown.charge),
    vat: koboToNaira(breakdown.vat),
    totalAmount: koboToNaira(totalFor(side, breakdown)),
    orderStatus: order.orderStatus,
    sellerId: order.sellerId,
    buyerId: order.buyerId,
    createdBy: order.createdBy,
    createdAt: new Date(order.createdAtMs).toISOString(),
    estimatedTimeOfDelivery: order.deliveryDate,
    accountExpirationTime: account === undefined ? null : new Date(account.expiresAtMs).toISOString(),
    referralLink: referralLink(world, order),
    transactionId: order.transactionId,
    name: nameOf(world, order.sellerId),
    email: order.counterpartEmail,
    phoneNumber: order.counterpartPhone,
    buyerName: nameOf(world, order.buyerId),
    creatorEmail: creator?.email ?? '',
    creatorPhoneNumber: creator?.phoneNumber ?? '',
  };
}

/** The name of a party; empty until they have joined the order. */
export function nameOf({ tables }: World, userId: string | null): string {
  const user = tables.users.get(userId ?? '');
  return user === undefined ? '' : fullName(user);
}
