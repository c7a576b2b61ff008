import { CONFIRMATION_CODE_WARNING, formatNaira } from '@amana/domain';
import { sendMail } from '../../simulation/send-mail.ts';
import { notify } from '../../simulation/add-notification.ts';
import type { World } from '../../simulation/world.ts';
import type { OrderRow, UserRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import { orderPath, referralLink, tradePath } from './links-to-screens.ts';

const onOrder = (order: OrderRow) => ({ type: 'order', directUrl: orderPath(order) }) as const;
const onTrade = (order: OrderRow) => ({ type: 'order', directUrl: tradePath(order) }) as const;

/** The counterpart also receives a mail, because they may have no account yet. */
export function notifyCreated(
  world: World,
  creator: UserRow,
  order: OrderRow,
  counterpartId: string | null,
): void {
  const wants = order.creatorSide === 'buyer' ? 'buy from you' : 'sell to you';
  const message = `${fullName(creator)} wants to ${wants}: ${order.description}, ${formatNaira(order.amountKobo)}.`;
  notify(world, counterpartId, { ...onOrder(order), title: 'New order', message });
  const link = referralLink(world, order);
  sendMail(world, {
    to: order.counterpartEmail,
    subject: `Order ${order.orderNumber}: ${order.description}`,
    kind: 'notice',
    text: `${message}\nOpen the order: ${link}`,
    link,
  });
}

export function notifyJoined(world: World, counterpart: UserRow, order: OrderRow): void {
  const title = 'An order waits for you';
  notify(world, counterpart.id, { ...onOrder(order), title, message: order.description });
  const message = `${fullName(counterpart)} joined order ${order.orderNumber}.`;
  notify(world, order.createdBy, { ...onOrder(order), title: 'Your counterpart joined', message });
}

export function notifyApproved(world: World, sellerName: string, order: OrderRow): void {
  const message = `${sellerName} approved ${order.description}. You can pay now.`;
  notify(world, order.buyerId, { ...onOrder(order), title: 'Order approved', message });
}

export function notifyStopped(
  world: World,
  caller: UserRow,
  order: OrderRow,
  outcome: 'cancelled' | 'rejected',
): void {
  const message = `${fullName(caller)} ${outcome} ${order.description}.`;
  const userId = outcome === 'cancelled' ? order.sellerId : order.buyerId;
  notify(world, userId, { ...onOrder(order), title: `Order ${outcome}`, message });
}

export function notifyShipped(world: World, order: OrderRow): void {
  const message = `${order.description} is on its way. Your confirmation code is in your e-mail.`;
  notify(world, order.buyerId, { ...onTrade(order), title: 'Order shipped', message });
}

export function mailConfirmationCode(world: World, buyer: UserRow, order: OrderRow, code: string): void {
  sendMail(world, {
    to: buyer.email,
    subject: `Confirmation code for order ${order.orderNumber}`,
    kind: 'confirmation-code',
    text: `${order.description} is on its way. Your confirmation code is ${code}. ${CONFIRMATION_CODE_WARNING}`,
    code,
  });
}

export function notifyReceived(world: World, order: OrderRow): void {
  const message = `The buyer has ${order.description}. Your payment is on its way.`;
  notify(world, order.sellerId, { ...onTrade(order), title: 'Receipt confirmed', message });
}
