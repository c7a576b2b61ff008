import type { ControlModels } from '@amana/api/contract';
import type { Kobo, OrderCommand } from '@amana/domain';
import { formatNaira, kobo, refuse } from '@amana/domain';
import type { AccountRow, OrderRow } from '../../store/rows.ts';
import { record } from '../../simulation/recorder.ts';
import type { World } from '../../simulation/world.ts';
import { SYSTEM, applyOrderChange, judgeOrderEvent } from '../orders/order-rules.ts';
import type { Outcome } from '../outcome.ts';
import { done } from '../outcome.ts';
import { closeLiveAccount } from './temporary-account.ts';
import { LEDGER, moveMoney } from './move-money.ts';
import { notifyPaid, notifyTransferTooLate, notifyTransferTooSmall } from '../notices/payment-notices.ts';

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

/** Money arrives: it pays the order, or it is returned. */
export function receiveTransfer(world: World, transfer: IncomingTransfer): Outcome<TransferResult> {
  const registered = registerTransfer(world, transfer);
  if (!registered.ok || registered.value.outcome === 'duplicate') return registered;
  return done({ ...registered.value, outcome: creditTransfer(world, transfer) });
}

/** Stores the reference, so that the transfer counts once; the money moves in `creditTransfer`. */
export function registerTransfer(
  world: World,
  { accountNumber, amountKobo, reference }: IncomingTransfer,
): Outcome<TransferResult> {
  const account = world.tables.accounts.get(accountNumber);
  if (account === undefined) return refuse('notFound', 'There is no such account');
  const known = world.tables.transfers.get(reference);
  if (known !== undefined) {
    // A repeated reference may name another account; what counts is where the money went the first time.
    const { transactionId } = world.tables.accounts.get(known.accountNumber) ?? account;
    return done({ outcome: 'duplicate', transactionId });
  }
  world.tables.transfers.insert({ id: reference, accountNumber, amountKobo, atMs: world.clock.now() });
  return done({ outcome: 'scheduled', transactionId: account.transactionId });
}

/** The money of a registered transfer arrives. */
export function creditTransfer(
  world: World,
  { accountNumber, amountKobo, reference }: IncomingTransfer,
): ControlModels.TransferOutcome {
  const account = world.tables.accounts.get(accountNumber);
  const order = account && world.tables.orders.get(account.orderId);
  if (account === undefined || order === undefined) throw new Error(`No account ${accountNumber}`);
  moveMoney(world, order, LEDGER.buyersBanks, LEDGER.clearing, amountKobo, `Transfer ${reference}`);
  if (account.state !== 'live') return refundLate(world, order, account, amountKobo);
  const event: OrderCommand =
    amountKobo < account.amountKobo ? 'receiveShortTransfer' : 'receiveFullTransfer';
  const change = judgeOrderEvent(world, order, event, SYSTEM);
  if (!change.ok) return refundLate(world, order, account, amountKobo);
  if (event === 'receiveShortTransfer') return refundShort(world, order, account, amountKobo);

  const surplus = kobo(amountKobo - account.amountKobo);
  moveMoney(
    world,
    order,
    LEDGER.clearing,
    LEDGER.escrow,
    account.amountKobo,
    `Payment of ${order.orderNumber}`,
  );
  moveMoney(world, order, LEDGER.clearing, LEDGER.buyersBanks, surplus, 'Surplus refunded');
  closeLiveAccount(world, order, 'paid');
  applyOrderChange(world, order, change, { paidAtMs: world.clock.now() });
  const gross = account.amountKobo;
  record(world, 'payment.received', `${formatNaira(gross)} is held for ${order.orderNumber}`, order.id);
  notifyPaid(world, order, gross, surplus);
  return surplus > 0 ? 'overpaid' : 'confirmed';
}

/** A transfer into a closed, expired or already paid account is returned, and both parties are notified. */
function refundLate(
  world: World,
  order: OrderRow,
  account: AccountRow,
  amountKobo: Kobo,
): ControlModels.TransferOutcome {
  moveMoney(
    world,
    order,
    LEDGER.clearing,
    LEDGER.buyersBanks,
    amountKobo,
    `Account is ${account.state}: refunded`,
  );
  record(world, 'transfer.refunded', `${formatNaira(amountKobo)} came too late and went back`, order.id);
  notifyTransferTooLate(world, order, account, amountKobo);
  return 'refunded';
}

function refundShort(
  world: World,
  order: OrderRow,
  account: AccountRow,
  amountKobo: Kobo,
): ControlModels.TransferOutcome {
  moveMoney(world, order, LEDGER.clearing, LEDGER.buyersBanks, amountKobo, 'Too little: returned in full');
  record(world, 'transfer.short', `${formatNaira(amountKobo)} came, which is too little`, order.id);
  notifyTransferTooSmall(world, order, account, amountKobo);
  return 'underpaid';
}
