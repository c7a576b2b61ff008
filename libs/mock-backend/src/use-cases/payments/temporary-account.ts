import type { OrderIdRequest, PaymentAccount } from '@amana/api/contract';
import { type TransactionStatus, FIRST_TRANSACTION_STATUS, koboToNaira, orderBreakdown } from '@amana/domain';
import { record } from '../../simulation/event-log.ts';
import { schedule } from '../../simulation/schedule.ts';
import { type World, nextNumber } from '../../simulation/world.ts';
import { fullName } from '../../store/living-user.ts';
import type { AccountRow, OrderRow, TransactionRow, UserRow } from '../../store/row-types.ts';
import { notifyAccountExpired, notifyPaymentStarted } from '../mail-and-notification-texts/texts.ts';
import { applyOrderChange, findOrder, judgeOrderEvent, orderOf } from '../orders/apply-order-event.ts';
import { done } from '../outcome.ts';

/** The bank that keeps all temporary accounts. */
export const TEMPORARY_ACCOUNT_BANK = 'Wema Bank';
const MESSAGE = 'Bank account details generated successfully';
/** No account in the bank list begins with this digit. */
const ACCOUNT_PREFIX = '9';
const NUMBER_DIGITS = 6;

/** Returns the same account while it is open. */
export async function initiatePayment(world: World, caller: UserRow, { orderId }: OrderIdRequest) {
  const found = findOrder(world, caller, orderId);
  if (!found.ok) return found;
  const order = found.value;
  const change = judgeOrderEvent(world, order, 'initiatePayment', caller);
  if (!change.ok) return change;
  const living = liveAccountOf(world, order);
  if (living !== undefined) return done(accountView(living), MESSAGE);

  const transactionId =
    order.transactionId ?? (await addTransaction(world, order, FIRST_TRANSACTION_STATUS)).id;
  const account = await openAccount(world, caller, order, transactionId);
  await world.tables.transactions.change(transactionId, { accountNumber: account.id });
  await applyOrderChange(world, { ...order, transactionId }, change, { transactionId });
  await record(
    world,
    'payment.initiated',
    `Account ${account.id} waits for order ${order.orderNumber}`,
    order.id,
  );
  await notifyPaymentStarted(world, caller, order);
  return done(accountView(account), MESSAGE);
}

function accountView(account: AccountRow): Required<PaymentAccount> {
  return {
    accountNumber: account.id,
    accountName: account.accountName,
    bankName: TEMPORARY_ACCOUNT_BANK,
    amount: koboToNaira(account.amountKobo),
    accountNumberExpiry: new Date(account.expiresAtMs).toISOString(),
    transactionId: account.transactionId,
  };
}

/** An order has one transaction, however many payments are attempted. */
export async function addTransaction(
  world: World,
  { id: orderId, sellerId, buyerId, transactionId }: OrderRow,
  transactionStatus: TransactionStatus,
): Promise<TransactionRow> {
  if (sellerId === null || buyerId === null) throw new Error(`Order ${orderId} has only one party`);
  const seq = nextNumber(world, 'transaction');
  const number = String(seq).padStart(NUMBER_DIGITS, '0');
  return world.tables.transactions.create({
    id: transactionId ?? world.random.uuid(),
    seq,
    orderId,
    senderId: buyerId,
    recipientId: sellerId,
    transactionStatus,
    transactionRef: `AMN-TX-${number}`,
    requestId: `REQ-${number}`,
    paymentRequestId: `PAY-${number}`,
    createdAtMs: world.clock.now(),
    accountNumber: null,
  });
}

async function openAccount(
  world: World,
  buyer: UserRow,
  { id: orderId, amountKobo }: OrderRow,
  transactionId: string,
): Promise<AccountRow> {
  const id = freeAccountNumber(world);
  const expiry = { type: 'account-expires', orderId, subject: id, text: `Account ${id} expires` };
  const { accountLifetimeMs, productName } = world.settings;
  const { id: expiryDeadlineId, atMs: expiresAtMs } = await schedule(world, accountLifetimeMs, expiry);
  return world.tables.accounts.create({
    id,
    accountName: `${productName} / ${fullName(buyer)}`.toUpperCase(),
    transactionId,
    orderId,
    amountKobo: orderBreakdown(amountKobo).grossPayable,
    expiresAtMs,
    state: 'live',
    expiryDeadlineId,
    autoPayDeadlineId: await scheduleAutomaticPayment(world, { orderId, subject: id }),
  });
}

/** Null without automatic payment. */
async function scheduleAutomaticPayment(
  world: World,
  about: { readonly orderId: string; readonly subject: string },
): Promise<string | null> {
  const { autoPayAfterMs } = world.settings;
  if (autoPayAfterMs === null) return null;
  const text = `Automatic payment into account ${about.subject}`;
  const { id } = await schedule(world, autoPayAfterMs, { ...about, type: 'auto-pay', text });
  return id;
}

function freeAccountNumber(world: World): string {
  for (;;) {
    const number = `${ACCOUNT_PREFIX}${world.random.digits(9)}`;
    if (world.tables.accounts.get(number) === undefined) return number;
  }
}

export function accountOf(
  { tables }: World,
  { transactionId }: Pick<OrderRow, 'transactionId'>,
): AccountRow | undefined {
  return tables.accounts.get(tables.transactions.get(transactionId ?? '')?.accountNumber ?? '');
}

function liveAccountOf(world: World, order: OrderRow): AccountRow | undefined {
  const account = accountOf(world, order);
  return account?.state === 'live' ? account : undefined;
}

export async function closeLiveAccount(
  world: World,
  order: OrderRow,
  state: Exclude<AccountRow['state'], 'live'>,
): Promise<void> {
  const account = liveAccountOf(world, order);
  if (account === undefined) return;
  world.deadlines.cancel(account.expiryDeadlineId);
  if (account.autoPayDeadlineId !== null) world.deadlines.cancel(account.autoPayDeadlineId);
  await world.tables.accounts.change(account.id, { state });
}

/** Expires an unpaid account; the buyer can ask for a new one. */
export async function expireAccount(world: World, accountNumber: string): Promise<void> {
  const account = world.tables.accounts.get(accountNumber);
  if (account?.state !== 'live') return;
  const order = orderOf(world, account);
  const change = judgeOrderEvent(world, order, 'expireAccount', 'system');
  if (!change.ok) return;
  await closeLiveAccount(world, order, 'expired');
  await applyOrderChange(world, order, change);
  await record(world, 'account.expired', `Account ${accountNumber} expired`, order.id);
  await notifyAccountExpired(world, order);
}
