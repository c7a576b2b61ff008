import type { ControlModels } from '@amana/api/contract';
import { type Kobo, type OrderCommand, formatNaira, kobo, refuse } from '@amana/domain';
import type { AccountRow, OrderRow } from '../../store/row-types.ts';
import { record } from '../../simulation/event-recorder.ts';
import type { World } from '../../simulation/world.ts';
import { SYSTEM, applyOrderChange, judgeOrderEvent } from '../orders/apply-order-event.ts';
import { type Outcome, done } from '../outcome.ts';
import { closeLiveAccount } from './temporary-account.ts';
import { LEDGER } from '../../store/control-names.ts';
import { moveMoney } from './move-money.ts';
import {
  notifyPaid,
  notifyTransferTooLate,
  notifyTransferTooSmall,
} from '../mail-and-notification-texts/payment-texts.ts';

const { buyersBanks, clearing } = LEDGER;

export interface IncomingTransfer {
  readonly accountNumber: string;
  readonly amountKobo: Kobo;
  /** The bank's; a transfer with a known reference is the same money again and does not count. */
  readonly reference: string;
}

interface TransferResult {
  readonly outcome: ControlModels.TransferOutcome;
  readonly transactionId: string;
}

/** Pays the order or returns the transfer. */
export async function receiveTransfer(
  world: World,
  transfer: IncomingTransfer,
): Promise<Outcome<TransferResult>> {
  const registered = await registerTransfer(world, transfer);
  if (!registered.ok || registered.value.outcome === 'duplicate') return registered;
  return done({ ...registered.value, outcome: await creditTransfer(world, transfer) });
}

/** Stores the reference, so that the transfer counts once; `creditTransfer` moves the money. */
export async function registerTransfer(
  world: World,
  { accountNumber, amountKobo, reference }: IncomingTransfer,
): Promise<Outcome<TransferResult>> {
  const account = world.tables.accounts.get(accountNumber);
  if (account === undefined) return refuse('notFound', 'There is no such account');
  const known = world.tables.transfers.get(reference);
  if (known !== undefined) {
    // A repeated reference may name another account; what counts is where the money went the first time.
    const { transactionId } = world.tables.accounts.get(known.accountNumber) ?? account;
    return done({ outcome: 'duplicate', transactionId });
  }
  await world.tables.transfers.create({ id: reference, accountNumber, amountKobo, atMs: world.clock.now() });
  return done({ outcome: 'scheduled', transactionId: account.transactionId });
}

export async function creditTransfer(
  world: World,
  { accountNumber, amountKobo, reference }: IncomingTransfer,
): Promise<ControlModels.TransferOutcome> {
  const account = world.tables.accounts.get(accountNumber);
  const order = account && world.tables.orders.get(account.orderId);
  if (account === undefined || order === undefined) throw new Error(`No account ${accountNumber}`);
  const giveBack = (why: 'late' | 'short') => returnTransfer(world, order, account, amountKobo, why);
  await moveMoney(world, order, buyersBanks, clearing, amountKobo, `Transfer ${reference}`);
  const event: OrderCommand =
    amountKobo < account.amountKobo ? 'receiveShortTransfer' : 'receiveFullTransfer';
  const change = judgeOrderEvent(world, order, event, SYSTEM);
  if (account.state !== 'live' || !change.ok) return giveBack('late');
  if (event === 'receiveShortTransfer') return giveBack('short');

  const gross = account.amountKobo;
  const surplus = kobo(amountKobo - gross);
  await moveMoney(world, order, clearing, LEDGER.escrow, gross, `Payment of ${order.orderNumber}`);
  await moveMoney(world, order, clearing, buyersBanks, surplus, 'Surplus returned');
  await closeLiveAccount(world, order, 'paid');
  await applyOrderChange(world, order, change, { paidAtMs: world.clock.now() });
  record(world, 'payment.received', `${formatNaira(gross)} is held for ${order.orderNumber}`, order.id);
  await notifyPaid(world, order, gross, surplus);
  return surplus > 0 ? 'overpaid' : 'confirmed';
}

/** Returns a transfer in full if it is too small or its account is closed, expired or paid. */
async function returnTransfer(
  world: World,
  order: OrderRow,
  account: AccountRow,
  amountKobo: Kobo,
  why: 'late' | 'short',
): Promise<ControlModels.TransferOutcome> {
  const isLate = why === 'late';
  const memo = isLate ? `Account is ${account.state}: returned in full` : 'Too little: returned in full';
  await moveMoney(world, order, clearing, buyersBanks, amountKobo, memo);
  const [type, text] = isLate
    ? ['transfer.late', 'came too late and went back']
    : ['transfer.short', 'came, which is too little'];
  record(world, type, `${formatNaira(amountKobo)} ${text}`, order.id);
  if (isLate) await notifyTransferTooLate(world, order, amountKobo);
  else await notifyTransferTooSmall(world, order, account, amountKobo);
  return isLate ? 'returned' : 'underpaid';
}
