import type { ControlModels } from '@amana/api/contract';
import {
  type Kobo,
  type OrderCommand,
  formatNaira,
  kobo,
  koboToNaira,
  nairaToKobo,
  refuse,
} from '@amana/domain';
import { record } from '../../simulation/event-log.ts';
import { schedule } from '../../simulation/schedule.ts';
import type { World } from '../../simulation/world.ts';
import { LEDGER } from '../../store/control-names.ts';
import type { AccountRow, OrderRow } from '../../store/row-types.ts';
import { notifyPaid, notifyReturned } from '../mail-and-notification-texts/texts.ts';
import { applyOrderChange, judgeOrderEvent, orderOf } from '../orders/apply-order-event.ts';
import { newProofCode } from '../orders/order-proof.ts';
import { type Outcome, done } from '../outcome.ts';
import { closeLiveAccount } from './temporary-account.ts';

const { buyersBanks, clearing } = LEDGER;
const REFERENCE_DIGITS = 12;

interface IncomingTransfer {
  readonly accountNumber: string;
  readonly amountKobo: Kobo;
  /** The bank's; a transfer with a known reference is the same money again and does not count. */
  readonly reference: string;
}

type TransferResult = Required<Omit<ControlModels.Transfer, 'reference'>>;

/** Simulates the buyer's bank; the money arrives at once or later. */
export async function sendTransfer(
  world: World,
  {
    accountNumber,
    amount,
    reference = `BANK-${world.random.digits(REFERENCE_DIGITS)}`,
    delayMs = 0,
  }: ControlModels.TransferRequest,
) {
  const transfer = { accountNumber, amountKobo: nairaToKobo(amount), reference };
  const result =
    delayMs === 0 ? await receiveTransfer(world, transfer) : await registerTransfer(world, transfer);
  if (!result.ok) return result;
  if (result.value.outcome === 'scheduled') {
    await schedule(world, delayMs, {
      type: 'scheduled-transfer',
      orderId: world.tables.accounts.get(accountNumber)?.orderId ?? null,
      subject: reference,
      text: `Transfer ${reference} arrives`,
    });
  }
  return done({ ...result.value, reference });
}

export async function creditScheduledTransfer(world: World, reference: string): Promise<void> {
  const transfer = world.tables.transfers.get(reference);
  if (transfer !== undefined) await creditTransfer(world, { ...transfer, reference });
}

export function getAccounts(world: World) {
  const accounts = world.indexes.liveAccounts.all('live');
  return done(
    accounts.map((account) => ({
      accountNumber: account.id,
      accountName: account.accountName,
      amount: koboToNaira(account.amountKobo),
      expiresAt: new Date(account.expiresAtMs).toISOString(),
      transactionId: account.transactionId,
      orderId: account.orderId,
    })),
  );
}

/** Pays the amount due. */
export async function payAutomatically(world: World, accountNumber: string): Promise<void> {
  const account = world.tables.accounts.get(accountNumber);
  if (account?.state !== 'live') return;
  const { amountKobo } = account;
  await receiveTransfer(world, { accountNumber, amountKobo, reference: `AUTO-${accountNumber}` });
}

/** Pays the order or returns the transfer. */
async function receiveTransfer(world: World, transfer: IncomingTransfer): Promise<Outcome<TransferResult>> {
  const registered = await registerTransfer(world, transfer);
  if (!registered.ok || registered.value.outcome === 'duplicate') return registered;
  return done({ ...registered.value, outcome: await creditTransfer(world, transfer) });
}

/** Stores the reference, so that the transfer counts once; `creditTransfer` moves the money. */
async function registerTransfer(
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

async function creditTransfer(
  world: World,
  { accountNumber, amountKobo, reference }: IncomingTransfer,
): Promise<ControlModels.TransferOutcome> {
  const account = world.tables.accounts.get(accountNumber);
  if (account === undefined) throw new Error(`No account ${accountNumber}`);
  const order = orderOf(world, account);
  const giveBack = (why: 'late' | 'short') => returnTransfer(world, order, account, amountKobo, why);
  await moveMoney(world, order, buyersBanks, clearing, amountKobo, `Transfer ${reference}`);
  const event: OrderCommand =
    amountKobo < account.amountKobo ? 'receiveShortTransfer' : 'receiveFullTransfer';
  const change = judgeOrderEvent(world, order, event, 'system');
  if (account.state !== 'live' || !change.ok) return giveBack('late');
  if (event === 'receiveShortTransfer') return giveBack('short');

  const gross = account.amountKobo;
  const surplus = kobo(amountKobo - gross);
  await moveMoney(world, order, clearing, LEDGER.escrow, gross, `Payment of ${order.orderNumber}`);
  await moveMoney(world, order, clearing, buyersBanks, surplus, 'Surplus returned');
  await closeLiveAccount(world, order, 'paid');
  await applyOrderChange(world, order, change, {
    paidAtMs: world.clock.now(),
    proofCode: newProofCode(world),
  });
  await record(
    world,
    'payment.received',
    `${formatNaira(gross)} is held for ${order.orderNumber}`,
    order.id,
    gross,
  );
  if (surplus > 0)
    await record(
      world,
      'transfer.surplus',
      `${formatNaira(surplus)} too much came and went back`,
      order.id,
      surplus,
    );
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
  await record(world, type, `${formatNaira(amountKobo)} ${text}`, order.id, amountKobo);
  await notifyReturned(world, order, amountKobo, isLate ? null : account.amountKobo);
  return isLate ? 'returned' : 'underpaid';
}

type LedgerAccount = (typeof LEDGER)[keyof typeof LEDGER];

export async function moveMoney(
  world: World,
  order: OrderRow,
  from: LedgerAccount,
  to: LedgerAccount,
  amountKobo: Kobo,
  memo: string,
): Promise<void> {
  const atMs = world.clock.now();
  await world.ledger.post({ atMs, orderId: order.id, debit: to, credit: from, amountKobo, memo });
}
