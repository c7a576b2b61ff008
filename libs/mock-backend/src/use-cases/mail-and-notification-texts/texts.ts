import { type Kobo, CONFIRMATION_CODE_WARNING, formatNaira } from '@amana/domain';
import { notify } from '../../simulation/add-notification.ts';
import { type NewMail, sendMail } from '../../simulation/send-mail.ts';
import type { World } from '../../simulation/world.ts';
import { fullName } from '../../store/living-user.ts';
import type { AccountRow, DisputeRow, NotificationRow, OrderRow, UserRow } from '../../store/row-types.ts';
import { chatPath, disputePath, orderPath, referralLink, SCREENS, tradePath } from './links-to-screens.ts';

type About = Pick<NotificationRow, 'type' | 'directUrl'> & Partial<Pick<NotificationRow, 'reason'>>;

const onOrder = (order: OrderRow, type: About['type'] = 'order') => ({ type, directUrl: orderPath(order) });
const onTrade = (order: OrderRow, type: About['type'] = 'order') => ({ type, directUrl: tradePath(order) });
const onDispute = ({ transactionId }: DisputeRow): About => ({
  type: 'order',
  directUrl: disputePath(transactionId),
});

async function notifyAll(
  world: World,
  userIds: readonly (string | null)[],
  about: About,
  title: string,
  message: string,
): Promise<void> {
  for (const userId of userIds) await notify(world, userId, { ...about, title, message });
}

export async function notifyWelcome(world: World, { id }: UserRow): Promise<void> {
  const about: About = { type: 'system', directUrl: SCREENS.editProfile };
  await notifyAll(world, [id], about, 'Welcome to Amana', 'Complete your profile to buy and sell.');
}

const LINK_MAILS = {
  'confirm-email': {
    subject: 'Confirm your email address',
    text: 'Welcome to Amana. Open this link to confirm your email address:',
  },
  'reset-password': {
    subject: 'Reset your password',
    text: 'Open this link to choose a new password. If you did not ask for it, ignore this email:',
  },
} as const;

export async function mailAccountLink(
  world: World,
  { email }: UserRow,
  kind: keyof typeof LINK_MAILS,
  link: string,
): Promise<void> {
  const { subject, text } = LINK_MAILS[kind];
  await sendMail(world, { to: email, subject, kind, text: `${text}\n${link}`, link });
}

export async function notifyCreated(
  world: World,
  creator: UserRow,
  order: OrderRow,
  counterpartId: string | null,
): Promise<void> {
  const wants = order.creatorSide === 'buyer' ? 'buy from you' : 'sell to you';
  const message = `${fullName(creator)} wants to ${wants}: ${order.description}, ${formatNaira(order.amountKobo)}.`;
  await notifyAll(world, [counterpartId], onOrder(order), 'New order', message);
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
  await notifyAll(world, [counterpart.id], onOrder(order), 'An order waits for you', order.description);
  const message = `${fullName(counterpart)} joined order ${order.orderNumber}.`;
  await notifyAll(world, [order.createdBy], onOrder(order), 'Your counterpart joined', message);
}

export async function notifyApproved(world: World, sellerName: string, order: OrderRow): Promise<void> {
  const message = `${sellerName} approved ${order.description}. You can pay now.`;
  await notifyAll(world, [order.buyerId], onOrder(order), 'Order approved', message);
}

export async function notifyStopped(
  world: World,
  caller: UserRow,
  order: OrderRow,
  outcome: 'cancelled' | 'rejected',
): Promise<void> {
  const message = `${fullName(caller)} ${outcome} ${order.description}.`;
  const userId = outcome === 'cancelled' ? order.sellerId : order.buyerId;
  await notifyAll(world, [userId], onOrder(order), `Order ${outcome}`, message);
}

export async function notifyPaymentStarted(world: World, buyer: UserRow, order: OrderRow): Promise<void> {
  const message = `${fullName(buyer)} is about to pay for ${order.description}.`;
  await notifyAll(world, [order.sellerId], onOrder(order, 'payment'), 'Payment started', message);
}

export async function notifyAccountExpired(world: World, order: OrderRow): Promise<void> {
  const message = `The account for ${order.description} expired before a payment arrived. You can pay into a new one.`;
  await notifyAll(world, [order.buyerId], onOrder(order, 'payment'), 'Account expired', message);
}

export async function notifyTransferTooLate(world: World, order: OrderRow, amount: Kobo): Promise<void> {
  const message = `We received ${formatNaira(amount)} for ${order.description}; its account was no longer open. The money was returned in full.`;
  const about: About = { ...onOrder(order, 'payment'), reason: 'transferTooLate' };
  await notifyAll(world, [order.buyerId, order.sellerId], about, 'Transfer returned', message);
}

export async function notifyTransferTooSmall(
  world: World,
  order: OrderRow,
  account: AccountRow,
  amount: Kobo,
): Promise<void> {
  const message = `We received ${formatNaira(amount)} instead of ${formatNaira(account.amountKobo)}. The money was returned in full. Transfer the exact amount before the account expires.`;
  const about: About = { ...onOrder(order, 'payment'), reason: 'transferTooSmall' };
  await notifyAll(world, [order.buyerId], about, 'Transfer returned: too little', message);
}

export async function notifyPaid(world: World, order: OrderRow, gross: Kobo, surplus: Kobo): Promise<void> {
  const about = onTrade(order, 'payment');
  const extra = surplus > 0 ? ` You sent ${formatNaira(surplus)} too much; it was returned.` : '';
  const held = `Your payment of ${formatNaira(gross)} for ${order.description} is held until you confirm receipt.${extra}`;
  await notifyAll(world, [order.buyerId], about, 'Payment received', held);
  const paid = `${order.description} is paid. Send the goods and confirm the delivery.`;
  await notifyAll(world, [order.sellerId], about, 'Order paid', paid);
  await mailSeller(world, order, {
    subject: `Order ${order.orderNumber} is paid`,
    text: `${order.description} is paid and the money is held. Send the goods now.`,
    // Only the link to an order survives signing in.
    link: referralLink(world, order),
  });
}

export async function notifyShipped(world: World, order: OrderRow): Promise<void> {
  const message = `${order.description} is on its way. Your confirmation code is in your email.`;
  await notifyAll(world, [order.buyerId], onTrade(order), 'Order shipped', message);
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
  await notifyAll(world, [order.sellerId], onTrade(order), 'Receipt confirmed', message);
}

export async function notifySettled(world: World, order: OrderRow): Promise<void> {
  const about = onTrade(order, 'payment');
  const paid = `The net amount for ${order.description} was paid to your bank account.`;
  await notifyAll(world, [order.sellerId], about, 'You were paid', paid);
  const passedOn = `${order.description}: the seller was paid.`;
  await notifyAll(world, [order.buyerId], about, 'Trade complete', passedOn);
  await mailSeller(world, order, {
    subject: `Order ${order.orderNumber} is settled`,
    text: `The net amount was paid to ${withdrawalAccountText(order, 'your bank account')}.`,
  });
}

/** `unknown`: the text without an account. */
export function withdrawalAccountText({ withdrawalAccount }: OrderRow, unknown: string): string {
  if (withdrawalAccount === null) return unknown;
  const { bankName, accountNumber, accountName } = withdrawalAccount;
  return `${accountName}, ${accountNumber}, ${bankName}`;
}

async function mailSeller(world: World, order: OrderRow, mail: Omit<NewMail, 'to' | 'kind'>): Promise<void> {
  const seller = world.tables.users.get(order.sellerId ?? '');
  if (seller !== undefined) await sendMail(world, { ...mail, to: seller.email, kind: 'notice' });
}

export async function notifyLodged(
  world: World,
  creator: UserRow,
  dispute: DisputeRow,
  order: OrderRow,
): Promise<void> {
  const message = `${fullName(creator)} lodged a dispute about ${order.description}. Support decides it: tell support your side.`;
  await notifyAll(world, [order.sellerId], onDispute(dispute), 'Dispute lodged', message);
}

export async function notifyDisputeCancelled(world: World, order: OrderRow): Promise<void> {
  const message = `The dispute about ${order.description} was cancelled. The order goes on.`;
  await notifyAll(world, [order.sellerId], onTrade(order), 'Dispute cancelled', message);
}

export async function notifyDecided(
  world: World,
  dispute: DisputeRow,
  order: OrderRow,
  inFavourOf: 'buyer' | 'seller',
  note: string,
): Promise<void> {
  const message = `Support decided for the ${inFavourOf} about ${order.description}. ${note}`.trim();
  await notifyAll(world, [order.buyerId, order.sellerId], onDispute(dispute), 'Dispute decided', message);
}

export async function notifySupportAnswered(
  world: World,
  partyId: string,
  threadId: string,
  text: string,
): Promise<void> {
  const about: About = { type: 'default', directUrl: chatPath(threadId) };
  await notifyAll(world, [partyId], about, 'Support answered', text);
}
