import { CONFIRMATION_CODE_WARNING, formatNaira } from '@amana/domain';
import { sendMail } from '../../simulation/send-mail.ts';
import { notify } from '../../simulation/add-notification.ts';
import type { World } from '../../simulation/world.ts';
import type { OrderRow, UserRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import { orderPath, referralLink, tradePath } from './links-to-screens.ts';

/** The counterpart also receives a mail, because they may have no account yet. */
export function notifyCreated(
  world: World,
  creator: UserRow,
  order: OrderRow,
  counterpartId: string | null,
): void {
  const wants = order.creatorSide === 'buyer' ? 'buy from you' : 'sell to you';
  const message = `${fullName(creator)} wants to ${wants}: ${order.description}, ${formatNaira(order.amountKobo)}.`;
  notify(world, counterpartId, { title: 'New order', message, type: 'order', directUrl: orderPath(order) });
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
  const about = { type: 'order', directUrl: orderPath(order) } as const;
  notify(world, counterpart.id, { ...about, title: 'An order waits for you', message: order.description });
  notify(world, order.createdBy, {
    ...about,
    title: 'Your counterpart joined',
    message: `${fullName(counterpart)} joined order ${order.orderNumber}.`,
  });
}

export function notifyApproved(world: World, sellerName: string, order: OrderRow): void {
  notify(world, order.buyerId, {
    title: 'Order approved',
    message: `${sellerName} approved ${order.description}. You can pay now.`,
    type: 'order',
    directUrl: orderPath(order),
  });
}

export function notifyStopped(
  world: World,
  caller: UserRow,
  order: OrderRow,
  outcome: 'cancelled' | 'rejected',
): void {
  notify(world, outcome === 'cancelled' ? order.sellerId : order.buyerId, {
    title: `Order ${outcome}`,
    message: `${fullName(caller)} ${outcome} ${order.description}.`,
    type: 'order',
    directUrl: orderPath(order),
  });
}

export function notifyShipped(world: World, order: OrderRow): void {
  notify(world, order.buyerId, {
    title: 'Order shipped',
    message: `${order.description} is on its way. Your confirmation code is in your e-mail.`,
    type: 'order',
    directUrl: tradePath(order),
  });
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
  notify(world, order.sellerId, {
    title: 'Receipt confirmed',
    message: `The buyer has ${order.description}. Your payment is on its way.`,
    type: 'order',
    directUrl: tradePath(order),
  });
}
