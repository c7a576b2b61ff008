import type { OrderIdRequest, PaymentAccount } from '@amana/api/contract';
import { type TransactionStatus, koboToNaira, orderBreakdown, FIRST_TRANSACTION_STATUS } from '@amana/domain';
import { done } from '../outcome.ts';
import { durationText } from '../../simulation/duration-text.ts';
import type { AccountRow, OrderRow, TransactionRow, UserRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import { record } from '../../simulation/event-recorder.ts';
import { type World, nextNumber } from '../../simulation/world.ts';
import { applyOrderChange, judgeOrderEvent, orderCallerOf, findOrder } from '../orders/apply-order-event.ts';
import { TEMPORARY_ACCOUNT_BANK, liveAccountOf } from './temporary-account.ts';
import { notifyPaymentStarted } from '../mail-and-notification-texts/payment-texts.ts';

const MESSAGE = 'Bank account details generated successfully';
/** No account in the bank list begins with this digit. */
const ACCOUNT_PREFIX = '9';
const NUMBER_DIGITS = 6;

/** Returns the same account while it is open. */
export async function initiatePayment(world: World, caller: UserRow, { orderId }: OrderIdRequest) {
  const found = findOrder(world, caller, orderId);
  if (!found.ok) return found;
  const order = found.value;
  const change = judgeOrderEvent(world, order, 'initiatePayment', orderCallerOf(world, caller));
  if (!change.ok) return change;
  const living = liveAccountOf(world, order);
  if (living !== undefined) return done(accountView(living), MESSAGE);

  const transactionId =
    order.transactionId ?? (await addTransaction(world, order, FIRST_TRANSACTION_STATUS)).id;
  const account = await openAccount(world, caller, order, transactionId);
  await world.tables.transactions.change(transactionId, { accountNumber: account.id });
  await applyOrderChange(world, { ...order, transactionId }, change, { transactionId });
  record(world, 'payment.initiated', `Account ${account.id} waits for order ${order.orderNumber}`, order.id);
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
  order: OrderRow,
  transactionId: string,
): Promise<AccountRow> {
  const { settings, clock, deadlines } = world;
  const id = freeAccountNumber(world);
  const expiresAtMs = clock.now() + settings.accountLifetimeMs;
  const expiryDeadlineId = await deadlines.schedule({
    atMs: expiresAtMs,
    type: 'account-expires',
    orderId: order.id,
    subject: id,
    text: `Account ${id} expires after ${durationText(settings.accountLifetimeMs)}`,
  });
  return world.tables.accounts.create({
    id,
    accountName: `AMANA / ${fullName(buyer).toUpperCase()}`,
    transactionId,
    orderId: order.id,
    amountKobo: orderBreakdown(order.amountKobo).grossPayable,
    expiresAtMs,
    state: 'live',
    expiryDeadlineId,
    autoPayDeadlineId: await scheduleAutomaticPayment(world, order, id, expiresAtMs),
  });
}

/** Null without automatic payment and for a late one, which arrives even after the account is closed. */
async function scheduleAutomaticPayment(
  { settings, clock, deadlines, rareOutcomes }: World,
  order: OrderRow,
  subject: string,
  expiresAtMs: number,
): Promise<string | null> {
  if (settings.autoPayAfterMs === null) return null;
  const { lateByMs } = rareOutcomes.automaticPayment(order.amountKobo);
  const atMs = lateByMs === undefined ? clock.now() + settings.autoPayAfterMs : expiresAtMs + lateByMs;
  const text = `Automatic payment into account ${subject} after ${durationText(atMs - clock.now())}`;
  const id = await deadlines.schedule({ atMs, type: 'auto-pay', orderId: order.id, subject, text });
  return lateByMs === undefined ? id : null;
}

function freeAccountNumber(world: World): string {
  for (;;) {
    const number = `${ACCOUNT_PREFIX}${world.random.digits(9)}`;
    if (world.tables.accounts.get(number) === undefined) return number;
  }
}
