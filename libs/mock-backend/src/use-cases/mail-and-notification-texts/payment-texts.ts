import { type Kobo, formatNaira } from '@amana/domain';
import { type NewMail, sendMail } from '../../simulation/send-mail.ts';
import { notify } from '../../simulation/add-notification.ts';
import type { World } from '../../simulation/world.ts';
import type { AccountRow, OrderRow, UserRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import { orderPath, referralLink, tradePath } from './links-to-screens.ts';

const onOrder = (order: OrderRow) => ({ type: 'payment', directUrl: orderPath(order) }) as const;
const onTrade = (order: OrderRow) => ({ type: 'payment', directUrl: tradePath(order) }) as const;

export function notifyPaymentStarted(world: World, buyer: UserRow, order: OrderRow): void {
  const message = `${fullName(buyer)} is about to pay for ${order.description}.`;
  notify(world, order.sellerId, { ...onOrder(order), title: 'Payment started', message });
}

export function notifyAccountExpired(world: World, order: OrderRow): void {
  const message = `The account for ${order.description} expired before a payment came. You can pay with a new one.`;
  notify(world, order.buyerId, { ...onOrder(order), title: 'Account expired', message });
}

export function notifyTransferTooLate(world: World, order: OrderRow, amount: Kobo): void {
  const message = `We received ${formatNaira(amount)} for ${order.description}; its account was no longer open. The money was returned in full.`;
  for (const userId of [order.buyerId, order.sellerId])
    notify(world, userId, {
      ...onOrder(order),
      title: 'Transfer returned',
      message,
      reason: 'transferTooLate',
    });
}

export function notifyTransferTooSmall(
  world: World,
  order: OrderRow,
  account: AccountRow,
  amount: Kobo,
): void {
  const message = `We received ${formatNaira(amount)} instead of ${formatNaira(account.amountKobo)}. The money was returned in full. Transfer the exact amount before the account expires.`;
  const title = 'Transfer returned: too little';
  notify(world, order.buyerId, { ...onOrder(order), title, message, reason: 'transferTooSmall' });
}

export function notifyPaid(world: World, order: OrderRow, gross: Kobo, surplus: Kobo): void {
  const about = onTrade(order);
  const extra = surplus > 0 ? ` You sent ${formatNaira(surplus)} too much; it was returned.` : '';
  notify(world, order.buyerId, {
    ...about,
    title: 'Payment received',
    message: `Your payment of ${formatNaira(gross)} for ${order.description} is held until you confirm receipt.${extra}`,
  });
  notify(world, order.sellerId, {
    ...about,
    title: 'Order paid',
    message: `${order.description} is paid. Send the goods and confirm the delivery.`,
  });
  mailSeller(world, order, {
    subject: `Order ${order.orderNumber} is paid`,
    text: `${order.description} is paid and the money is held. Send the goods now.`,
    // Of all links only an order's survives signing in, so the mail links to the order.
    link: referralLink(world, order),
  });
}

export function notifySettled(world: World, order: OrderRow): void {
  const about = onTrade(order);
  notify(world, order.sellerId, {
    ...about,
    title: 'You were paid',
    message: `The net amount for ${order.description} was paid to your bank account.`,
  });
  notify(world, order.buyerId, {
    ...about,
    title: 'Trade complete',
    message: `Your payment for ${order.description} was passed on to the seller.`,
  });
  mailSeller(world, order, {
    subject: `Order ${order.orderNumber} is settled`,
    text: `The net amount was paid to ${order.withdrawalAccount ?? 'your bank account'}.`,
  });
}

function mailSeller(world: World, order: OrderRow, mail: Omit<NewMail, 'to' | 'kind'>): void {
  const seller = order.sellerId === null ? undefined : world.tables.users.get(order.sellerId);
  if (seller !== undefined) sendMail(world, { ...mail, to: seller.email, kind: 'notice' });
}
