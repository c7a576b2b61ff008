import { CONFIRMATION_CODE_WARNING, formatNaira } from '@amana/domain';
import { sendMail } from '../../simulation/send-mail.ts';
import { notify } from '../../simulation/add-notification.ts';
import type { World } from '../../simulation/world.ts';
import type { OrderRow, UserRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import { orderPath, referralLink, tradePath } from './links-to-screens.ts';

const onOrder = (order: OrderRow) => ({ type: 'order', directUrl: orderPath(order) }) as const;
const onTrade = (order: OrderRow) => ({ type: 'order', directUrl: tradePath(order) }) as const;

export async function notifyCreated(
  world: World,
  creator: UserRow,
  order: OrderRow,
  counterpartId: string | null,
): Promise<void> {
  const wants = order.creatorSide === 'buyer' ? 'buy from you' : 'sell to you';
  const message = `${fullName(creator)} wants to ${wants}: ${order.description}, ${formatNaira(order.amountKobo)}.`;
  await notify(world, counterpartId, { ...onOrder(order), title: 'New order', message });
  const link = referralLink(world, order);
  await sendMail(world, {
    to: order.counterpartEmail,
    subject: `Order ${order.orderNumber}: ${order.description}`,
    kind: 'notice',
    text: `${message}\nOpen the order: ${link}`,
    link,
  });
}

export async function notifyJoined(world: World, counterpart: UserRow, order: OrderRow): Promise<void> {
  const title = 'An order waits for you';
  await notify(world, counterpart.id, { ...onOrder(order), title, message: order.description });
  const message = `${fullName(counterpart)} joined order ${order.orderNumber}.`;
  await notify(world, order.createdBy, { ...onOrder(order), title: 'Your counterpart joined', message });
}

export async function notifyApproved(world: World, sellerName: string, order: OrderRow): Promise<void> {
  const message = `${sellerName} approved ${order.description}. You can pay now.`;
  await notify(world, order.buyerId, { ...onOrder(order), title: 'Order approved', message });
}

export async function notifyStopped(
  world: World,
  caller: UserRow,
  order: OrderRow,
  outcome: 'cancelled' | 'rejected',
): Promise<void> {
  const message = `${fullName(caller)} ${outcome} ${order.description}.`;
  const userId = outcome === 'cancelled' ? order.sellerId : order.buyerId;
  await notify(world, userId, { ...onOrder(order), title: `Order ${outcome}`, message });
}

export async function notifyShipped(world: World, order: OrderRow): Promise<void> {
  const message = `${order.description} is on its way. Your confirmation code is in your email.`;
  await notify(world, order.buyerId, { ...onTrade(order), title: 'Order shipped', message });
}

export async function mailConfirmationCode(
  world: World,
  buyer: Pick<UserRow, 'email'>,
  order: OrderRow,
  code: string,
): Promise<void> {
  await sendMail(world, {
    to: buyer.email,
    subject: `Confirmation code for order ${order.orderNumber}`,
    kind: 'confirmation-code',
    text: `${order.description} is on its way. Your confirmation code is ${code}. ${CONFIRMATION_CODE_WARNING}`,
    code,
  });
}

export async function notifyReceived(world: World, order: OrderRow): Promise<void> {
  const message = `The buyer has ${order.description}. Your payment is on its way.`;
  await notify(world, order.sellerId, { ...onTrade(order), title: 'Receipt confirmed', message });
}
