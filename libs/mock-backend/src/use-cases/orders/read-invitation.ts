import {
  type Side,
  isFinished,
  isJoined,
  koboToNaira,
  orderBreakdown,
  refuse,
  shownName,
  totalFor,
} from '@amana/domain';
import type { World } from '../../simulation/world.ts';
import { livingUser } from '../../store/living-user.ts';
import { rateRefusal } from '../limit-rate.ts';
import { done } from '../outcome.ts';

/** Needs no sign-in, so it answers with no id, contact or family name. All refusals are equal, so that none reveals an order. */
export function getInvitation(world: World, orderId: string, referral: string) {
  const tooMany = rateRefusal(world, 'invitation', orderId.toLowerCase());
  if (tooMany !== null) return tooMany;
  const order = world.tables.orders.get(orderId.toLowerCase());
  const creator = order === undefined ? undefined : livingUser(world, order.createdBy);
  if (
    order === undefined ||
    creator === undefined ||
    order.referralCode !== referral ||
    isFinished(order.orderStatus) ||
    (isJoined(order.sellerId) && isJoined(order.buyerId))
  )
    return refuse('notFound', 'Invitation not found');
  const side: Side = order.creatorSide === 'buyer' ? 'seller' : 'buyer';
  return done({
    invitedBy: shownName(creator.firstName),
    side,
    description: order.description,
    amount: koboToNaira(order.amountKobo),
    totalAmount: koboToNaira(totalFor(side, orderBreakdown(order.amountKobo))),
  });
}
