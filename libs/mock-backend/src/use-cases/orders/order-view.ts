import type { Order } from '@amana/api/contract';
import { type Side, awaitsTransfer, koboToNaira, orderBreakdown, partyOf, totalFor } from '@amana/domain';
import type { OrderRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import type { World } from '../../simulation/world.ts';
import { referralLink } from '../mail-and-notification-texts/links-to-screens.ts';

export function orderView(world: World, order: OrderRow, viewerId: string): Order {
  const side: Side = partyOf(order, viewerId) === 'seller' ? 'seller' : 'buyer';
  const breakdown = orderBreakdown(order.amountKobo);
  const creator = world.tables.users.get(order.createdBy);
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
    accountExpirationTime: accountExpiry(world, order),
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
  const user = userId === null ? undefined : tables.users.get(userId);
  return user === undefined ? '' : fullName(user);
}

/** Null while no temporary account is open for the transfer. */
function accountExpiry(
  { tables }: World,
  { orderStatus, transactionId }: Pick<OrderRow, 'orderStatus' | 'transactionId'>,
): string | null {
  if (!awaitsTransfer(orderStatus) || transactionId === null) return null;
  const { accountNumber = null } = tables.transactions.get(transactionId) ?? {};
  const account = accountNumber === null ? undefined : tables.accounts.get(accountNumber);
  return account === undefined ? null : new Date(account.expiresAtMs).toISOString();
}
