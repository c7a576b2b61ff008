import type { ControlModels } from '@amana/api/contract';
import { koboToNaira, nairaToKobo } from '@amana/domain';
import { done } from '../outcome.ts';
import { durationText } from '../../simulation/duration-text.ts';
import type { World } from '../../simulation/world.ts';
import { registerTransfer, creditTransfer, receiveTransfer } from './receive-transfer.ts';

const REFERENCE_DIGITS = 12;

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
    await world.deadlines.schedule({
      atMs: world.clock.now() + delayMs,
      type: 'scheduled-transfer',
      orderId: world.tables.accounts.get(accountNumber)?.orderId ?? null,
      subject: reference,
      text: `Transfer ${reference} arrives after ${durationText(delayMs)}`,
    });
  }
  return done({ ...result.value, reference });
}

export async function creditScheduledTransfer(world: World, reference: string): Promise<void> {
  const transfer = world.tables.transfers.get(reference);
  if (transfer === undefined) return;
  const { accountNumber, amountKobo } = transfer;
  await creditTransfer(world, { accountNumber, amountKobo, reference });
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

/** Pays the amount due, or the amount of a rare outcome. */
export async function payAutomatically(world: World, accountNumber: string): Promise<void> {
  const account = world.tables.accounts.get(accountNumber);
  const order = account && world.tables.orders.get(account.orderId);
  if (account === undefined || order === undefined) return;
  const { transfers, lateByMs } = world.rareOutcomes.automaticPayment(order.amountKobo);
  if (account.state !== 'live' && lateByMs === undefined) return;
  for (const [index, amountKobo] of transfers(account.amountKobo).entries()) {
    const reference = `AUTO-${accountNumber}${index === 0 ? '' : `-${index + 1}`}`;
    await receiveTransfer(world, { accountNumber, amountKobo, reference });
  }
}
