import type { Order } from '@amana/api/contract';
import { type Side, koboToNaira, orderBreakdown, partyOf, totalFor } from '@amana/domain';
import type { OrderRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import type { World } from '../../simulation/world.ts';
import { referralLink } from '../mail-and-notification-texts/links-to-screens.ts';

/** An order as one side reads it: the total is net for the seller and gross for the buyer. */
export function orderView(world: World, order: OrderRow, viewerId: string): Order {
  const side: Side = partyOf(order, viewerId) === 'seller' ? 'seller' : 'buyer';
  const breakdown = orderBreakdown(order.amountKobo);
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
    referralLink: referralLink(world, order),
    transactionId: order.transactionId,
    name: sellerName(world, order),
    email: order.counterpartEmail,
    phoneNumber: order.counterpartPhone,
  };
}

/** Empty until the seller has joined the order. */
export function sellerName(world: World, { sellerId }: Pick<OrderRow, 'sellerId'>): string {
  const seller = sellerId === null ? undefined : world.tables.users.get(sellerId);
  return seller === undefined ? '' : fullName(seller);
}
