import { type Kobo, formatNaira } from '@amana/domain';
import { type NewMail, sendMail } from '../../simulation/send-mail.ts';
import { notify } from '../../simulation/add-notification.ts';
import type { World } from '../../simulation/world.ts';
import type { AccountRow, OrderRow, UserRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import { orderPath, referralLink, tradePath } from './links-to-screens.ts';

const onOrder = (order: OrderRow) => ({ type: 'payment', directUrl: orderPath(order) }) as const;
const onTrade = (order: OrderRow) => ({ type: 'payment', directUrl: tradePath(order) }) as const;

export async function notifyPaymentStarted(world: World, buyer: UserRow, order: OrderRow): Promise<void> {
  const message = `${fullName(buyer)} is about to pay for ${order.description}.`;
  await notify(world, order.sellerId, { ...onOrder(order), title: 'Payment started', message });
}

export async function notifyAccountExpired(world: World, order: OrderRow): Promise<void> {
  const message = `The account for ${order.description} expired before a payment came. You can pay with a new one.`;
  await notify(world, order.buyerId, { ...onOrder(order), title: 'Account expired', message });
}

export async function notifyTransferTooLate(world: World, order: OrderRow, amount: Kobo): Promise<void> {
  const message = `We received ${formatNaira(amount)} for ${order.description}; its account was no longer open. The money was returned in full.`;
  for (const userId of [order.buyerId, order.sellerId])
    await notify(world, userId, {
      ...onOrder(order),
      title: 'Transfer returned',
      message,
      reason: 'transferTooLate',
    });
}

export async function notifyTransferTooSmall(
  world: World,
  order: OrderRow,
  account: AccountRow,
  amount: Kobo,
): Promise<void> {
  const message = `We received ${formatNaira(amount)} instead of ${formatNaira(account.amountKobo)}. The money was returned in full. Transfer the exact amount before the account expires.`;
  const title = 'Transfer returned: too little';
  await notify(world, order.buyerId, { ...onOrder(order), title, message, reason: 'transferTooSmall' });
}

export async function notifyPaid(world: World, order: OrderRow, gross: Kobo, surplus: Kobo): Promise<void> {
  const about = onTrade(order);
  const extra = surplus > 0 ? ` You sent ${formatNaira(surplus)} too much; it was returned.` : '';
  await notify(world, order.buyerId, {
    ...about,
    title: 'Payment received',
    message: `Your payment of ${formatNaira(gross)} for ${order.description} is held until you confirm receipt.${extra}`,
  });
  await notify(world, order.sellerId, {
    ...about,
    title: 'Order paid',
    message: `${order.description} is paid. Send the goods and confirm the delivery.`,
  });
  await mailSeller(world, order, {
    subject: `Order ${order.orderNumber} is paid`,
    text: `${order.description} is paid and the money is held. Send the goods now.`,
    // Only the link to an order survives signing in.
    link: referralLink(world, order),
  });
}

export async function notifySettled(world: World, order: OrderRow): Promise<void> {
  const about = onTrade(order);
  await notify(world, order.sellerId, {
    ...about,
    title: 'You were paid',
    message: `The net amount for ${order.description} was paid to your bank account.`,
  });
  await notify(world, order.buyerId, {
    ...about,
    title: 'Trade complete',
    message: `Your payment for ${order.description} was passed on to the seller.`,
  });
  await mailSeller(world, order, {
    subject: `Order ${order.orderNumber} is settled`,
    text: `The net amount was paid to ${order.withdrawalAccount ?? 'your bank account'}.`,
  });
}

async function mailSeller(world: World, order: OrderRow, mail: Omit<NewMail, 'to' | 'kind'>): Promise<void> {
  const seller = order.sellerId === null ? undefined : world.tables.users.get(order.sellerId);
  if (seller !== undefined) await sendMail(world, { ...mail, to: seller.email, kind: 'notice' });
}
