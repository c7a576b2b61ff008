import type { ControlModels } from '@amana/api/contract';
import { koboToNaira, nairaToKobo } from '@amana/domain';
import { done } from '../outcome.ts';
import { paceText } from '../../simulation/pace.ts';
import type { World } from '../../simulation/world.ts';
import { claimTransfer, creditTransfer, receiveTransfer } from './receive-transfer.ts';

const REFERENCE_DIGITS = 12;

/** Plays the buyer's bank; the money arrives at once or later. */
export function sendTransfer(
  world: World,
  {
    accountNumber,
    amount,
    reference = `BANK-${world.random.digits(REFERENCE_DIGITS)}`,
    delayMs = 0,
  }: ControlModels.TransferRequest,
) {
  const transfer = { accountNumber, amountKobo: nairaToKobo(amount), reference };
  if (delayMs === 0) {
    const result = receiveTransfer(world, transfer);
    return result.ok
      ? done({ outcome: result.outcome, transactionId: result.transactionId, reference })
      : result;
  }
  const claim = claimTransfer(world, transfer);
  if (!claim.ok) return claim;
  if (!claim.isDuplicate) {
    world.deadlines.schedule({
      atMs: world.clock.now() + delayMs,
      type: 'scheduled-transfer',
      orderId: world.tables.accounts.get(accountNumber)?.orderId ?? null,
      subject: reference,
      text: `Transfer ${reference} arrives after ${paceText(delayMs)}`,
    });
  }
  return done({ outcome: claim.outcome, transactionId: claim.transactionId, reference });
}

/** A transfer that was claimed when it was sent. */
export function creditScheduledTransfer(world: World, reference: string): void {
  const transfer = world.tables.transfers.get(reference);
  if (transfer === undefined) return;
  const { accountNumber, amountKobo } = transfer;
  creditTransfer(world, { accountNumber, amountKobo, reference });
}

/** Those that a transfer can still reach in time. */
export function getAccounts(world: World) {
  const accounts = [...world.indexes.liveAccounts.all('live')];
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
