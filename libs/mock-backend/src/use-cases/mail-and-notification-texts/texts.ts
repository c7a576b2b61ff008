import {
  type Kobo,
  type Side,
  CONFIRMATION_CODE_WARNING,
  formatNaira,
  orderBreakdown,
  totalFor,
} from '@amana/domain';
import { notify } from '../../simulation/add-notification.ts';
import { type NewMail, sendMail } from '../../simulation/send-mail.ts';
import type { World } from '../../simulation/world.ts';
import { fullName, livingUser } from '../../store/living-user.ts';
import type { DisputeRow, NotificationRow, OrderRow, UserRow } from '../../store/row-types.ts';
import { chatPath, disputePath, orderPath, referralLink, SCREENS, tradePath } from './links-to-screens.ts';

type About = Pick<NotificationRow, 'type' | 'directUrl'> & Partial<Pick<NotificationRow, 'reason'>>;

const onOrder = (order: OrderRow, type: About['type'] = 'order') => ({ type, directUrl: orderPath(order) });
const onTrade = (order: OrderRow, type: About['type'] = 'order') => ({ type, directUrl: tradePath(order) });
const onDispute = ({ transactionId }: DisputeRow): About => ({
  type: 'order',
  directUrl: disputePath(transactionId),
});

type People = readonly (string | null)[];

async function notifyAll(world: World, people: People, about: About, title: string, message: string) {
  for (const userId of people) await notify(world, userId, { ...about, title, message });
}

/** Each mail says what the product is, because its reader may never have heard of it. */
export async function mail(world: World, { text, ...rest }: NewMail): Promise<void> {
  const who = `${world.settings.productName} holds the money until the goods arrive. We never ask for your PIN.`;
  const lines = [text, rest.link, who].filter((line) => typeof line === 'string');
  await sendMail(world, { ...rest, text: lines.join('\n') });
}

async function mailParties(world: World, people: People, order: OrderRow, title: string, text: string) {
  const subject = `${title} · ${order.orderNumber}`;
  // Only the link to an order survives signing in.
  const link = referralLink(world, order);
  for (const { email: to } of people.flatMap((userId) => livingUser(world, userId ?? '') ?? []))
    await mail(world, { to, subject, kind: 'notice', text, link });
}

const sumFor = (side: Side, { amountKobo }: OrderRow) =>
  formatNaira(totalFor(side, orderBreakdown(amountKobo)));

/** The order in the middle of a sentence; the words of a person are labelled before them. */
function orderWithGoods(
  world: World,
  { orderNumber, createdBy, creatorSide, description }: OrderRow,
): string {
  const author = livingUser(world, createdBy)?.firstName ?? `The ${creatorSide}`;
  return `order ${orderNumber} (${author}'s description: ${description})`;
}

export async function notifyWelcome(world: World, { id }: UserRow): Promise<void> {
  const about: About = { type: 'system', directUrl: SCREENS.editProfile };
  await notifyAll(
    world,
    [id],
    about,
    `Welcome to ${world.settings.productName}`,
    'Complete your profile to buy and sell.',
  );
}

/** Tells the owner what changed, in case it was somebody else in their account. */
export async function notifyAccountChange(
  world: World,
  { id, email }: UserRow,
  directUrl: About['directUrl'],
  title: string,
  change: string,
): Promise<void> {
  const message = `${change} Not you? Contact support.`;
  await notifyAll(world, [id], { type: 'system', directUrl }, title, message);
  await mail(world, { to: email, subject: title, kind: 'notice', text: message });
}

export async function notifyNewPassword(world: World, user: UserRow): Promise<void> {
  await notifyAccountChange(world, user, null, 'New password', 'Your account has a new password.');
}

export const LINK_MAILS = {
  'confirm-email': {
    subject: 'Confirm your email address',
    text: 'Open this link to confirm your email address:',
  },
  'reset-password': {
    subject: 'Reset your password',
    text: 'Open this link to choose a new password. If you did not ask for it, ignore this email:',
  },
} as const;

export async function notifyCreated(
  world: World,
  creator: UserRow,
  order: OrderRow,
  counterpartId: string | null,
): Promise<void> {
  const [wants, outcome] =
    order.creatorSide === 'buyer'
      ? ['buy from you', `You would receive ${sumFor('seller', order)}.`]
      : ['sell to you', `You would pay ${sumFor('buyer', order)}.`];
  const message = `${fullName(creator)} wants to ${wants} for ${formatNaira(order.amountKobo)}: ${orderWithGoods(world, order)}.`;
  await notifyAll(world, [counterpartId], onOrder(order), 'New order', message);
  await mail(world, {
    to: order.counterpartEmail,
    subject: `New order ${order.orderNumber}`,
    kind: 'notice',
    text: `${message} ${outcome}`,
    link: referralLink(world, order),
  });
}

export async function notifyJoined(world: World, counterpart: UserRow, order: OrderRow): Promise<void> {
  const waiting = `You take part in ${orderWithGoods(world, order)}.`;
  await notifyAll(world, [counterpart.id], onOrder(order), 'An order waits for you', waiting);
  const message = `${fullName(counterpart)} joined order ${order.orderNumber}.`;
  await notifyAll(world, [order.createdBy], onOrder(order), 'Your counterpart joined', message);
}

export async function notifyApproved(world: World, sellerName: string, order: OrderRow): Promise<void> {
  const message = `${sellerName} approved ${orderWithGoods(world, order)}. You can pay now.`;
  await notifyAll(world, [order.buyerId], onOrder(order), 'Order approved', message);
}

export async function notifyStopped(
  world: World,
  caller: UserRow,
  order: OrderRow,
  outcome: 'cancelled' | 'rejected',
): Promise<void> {
  const message = `${fullName(caller)} ${outcome} ${orderWithGoods(world, order)}.`;
  const userId = outcome === 'cancelled' ? order.sellerId : order.buyerId;
  await notifyAll(world, [userId], onOrder(order), `Order ${outcome}`, message);
}

export async function notifyPaymentStarted(world: World, buyer: UserRow, order: OrderRow): Promise<void> {
  const message = `${fullName(buyer)} is about to pay for ${orderWithGoods(world, order)}.`;
  await notifyAll(world, [order.sellerId], onOrder(order, 'payment'), 'Payment started', message);
}

export async function notifyAccountExpired(world: World, order: OrderRow): Promise<void> {
  const message = `The account for ${orderWithGoods(world, order)} expired before a payment arrived. You can pay into a new one.`;
  await notifyAll(world, [order.buyerId], onOrder(order, 'payment'), 'Account expired', message);
}

/** `due`: the amount that was too little for; null for a transfer that came too late. */
export async function notifyReturned(world: World, order: OrderRow, amount: Kobo, due: Kobo | null) {
  const isLate = due === null;
  const title = isLate ? 'Transfer returned' : 'Transfer returned: too little';
  const message = isLate
    ? `We received ${formatNaira(amount)} for ${orderWithGoods(world, order)}; its account was no longer open. The money was returned in full.`
    : `We received ${formatNaira(amount)} instead of ${formatNaira(due)}. The money was returned in full. Transfer the exact amount before the account expires.`;
  const about: About = {
    ...onOrder(order, 'payment'),
    reason: isLate ? 'transferTooLate' : 'transferTooSmall',
  };
  await notifyAll(world, isLate ? [order.buyerId, order.sellerId] : [order.buyerId], about, title, message);
  await mailParties(world, [order.buyerId], order, title, message);
}

export async function notifyPaid(world: World, order: OrderRow, gross: Kobo, surplus: Kobo): Promise<void> {
  const about = onTrade(order, 'payment');
  const extra = surplus > 0 ? ` You sent ${formatNaira(surplus)} too much; it was returned.` : '';
  const held = `Your payment of ${formatNaira(gross)} for ${orderWithGoods(world, order)} is held until you confirm receipt.${extra}`;
  await notifyAll(world, [order.buyerId], about, 'Payment received', held);
  await mailParties(world, [order.buyerId], order, 'Payment received', held);
  const paid = `${sumFor('seller', order)} for ${orderWithGoods(world, order)} is held for you. Send the goods and confirm the delivery.`;
  await notifyAll(world, [order.sellerId], about, 'Order paid', paid);
  await mailParties(world, [order.sellerId], order, 'Order paid', paid);
}

export async function notifyShipped(world: World, order: OrderRow): Promise<void> {
  const message = `The seller has sent ${orderWithGoods(world, order)}. Your confirmation code is in your email.`;
  await notifyAll(world, [order.buyerId], onTrade(order), 'Order shipped', message);
}

/** `isRenewed`: the code replaces one that is void. */
export async function mailConfirmationCode(world: World, order: OrderRow, code: string, isRenewed = false) {
  const buyer = world.tables.users.get(order.buyerId ?? '');
  if (buyer === undefined) return;
  const [subject, before] = isRenewed
    ? [
        `New confirmation code for order ${order.orderNumber} (the old one is void)`,
        'Your first code no longer works. ',
      ]
    : [`Confirmation code for order ${order.orderNumber}`, ''];
  await mail(world, {
    to: buyer.email,
    subject,
    kind: 'confirmation-code',
    text: `${before}The seller has sent ${orderWithGoods(world, order)}, ${sumFor('buyer', order)}. Your confirmation code is ${code}. ${CONFIRMATION_CODE_WARNING}`,
    code,
  });
}

export async function notifyReceived(world: World, order: OrderRow): Promise<void> {
  const message = `The buyer has received ${orderWithGoods(world, order)}. Your payment is on its way.`;
  await notifyAll(world, [order.sellerId], onTrade(order), 'Receipt confirmed', message);
}

export async function notifySettled(world: World, order: OrderRow): Promise<void> {
  const about = onTrade(order, 'payment');
  const paid = `${sumFor('seller', order)} for ${orderWithGoods(world, order)} was paid to ${withdrawalAccountText(order, 'your bank account')}.`;
  await notifyAll(world, [order.sellerId], about, 'You were paid', paid);
  await mailParties(world, [order.sellerId], order, 'You were paid', paid);
  const passedOn = `The seller was paid for ${orderWithGoods(world, order)}.`;
  await notifyAll(world, [order.buyerId], about, 'Trade complete', passedOn);
}

/** Names the account without its whole number. `unknown`: the text without an account. */
export function withdrawalAccountText(
  { withdrawalAccount }: Pick<OrderRow, 'withdrawalAccount'>,
  unknown: string,
): string {
  if (withdrawalAccount === null) return unknown;
  const { bankName, accountNumber, accountName } = withdrawalAccount;
  return `${bankName} ····${accountNumber.slice(-4)}, ${accountName}`;
}

export async function notifyLodged(world: World, creator: UserRow, dispute: DisputeRow, order: OrderRow) {
  const message = `${fullName(creator)} lodged a dispute about ${orderWithGoods(world, order)}. Support decides it: tell support your side.`;
  await notifyAll(world, [order.sellerId], onDispute(dispute), 'Dispute lodged', message);
  await mailParties(world, [order.sellerId], order, 'Dispute lodged', message);
  const held = `You lodged a dispute about ${orderWithGoods(world, order)}. ${sumFor('buyer', order)} stays with ${world.settings.productName} until support decides.`;
  await mailParties(world, [order.buyerId], order, 'Dispute lodged', held);
}

export async function notifyDisputeCancelled(world: World, order: OrderRow): Promise<void> {
  const message = `The dispute about ${orderWithGoods(world, order)} was cancelled. The order goes on.`;
  await notifyAll(world, [order.sellerId], onTrade(order), 'Dispute cancelled', message);
}

export async function notifyDecided(
  world: World,
  dispute: DisputeRow,
  order: OrderRow,
  inFavourOf: Side,
  note: string,
): Promise<void> {
  const outcome = inFavourOf === 'buyer' ? 'is refunded' : 'goes to the bank account of the seller';
  const message =
    `Support decided for the ${inFavourOf} about ${orderWithGoods(world, order)}: ${sumFor(inFavourOf, order)} ${outcome}. ${note}`.trim();
  await notifyAll(world, [order.buyerId, order.sellerId], onDispute(dispute), 'Dispute decided', message);
  await mailParties(world, [order.buyerId, order.sellerId], order, 'Dispute decided', message);
}

export async function notifySupportAnswered(world: World, partyId: string, threadId: string, text: string) {
  const about: About = { type: 'default', directUrl: chatPath(threadId) };
  await notifyAll(world, [partyId], about, 'Support answered', text);
}
