import { record } from '../../simulation/event-recorder.ts';
import type { World } from '../../simulation/world.ts';
import type { AccountRow, OrderRow } from '../../store/row-types.ts';
import { SYSTEM, applyOrderChange, judgeOrderEvent } from '../orders/apply-order-event.ts';
import { notifyAccountExpired } from '../mail-and-notification-texts/payment-texts.ts';

/** The bank that keeps all temporary accounts. */
export const TEMPORARY_ACCOUNT_BANK = 'Wema Bank';

export function liveAccountOf(world: World, order: OrderRow): AccountRow | undefined {
  if (order.transactionId === null) return undefined;
  const number = world.tables.transactions.get(order.transactionId)?.accountNumber;
  const account = number === undefined || number === null ? undefined : world.tables.accounts.get(number);
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
  const order = account && world.tables.orders.get(account.orderId);
  if (account?.state !== 'live' || order === undefined) return;
  const change = judgeOrderEvent(world, order, 'expireAccount', SYSTEM);
  if (!change.ok) return;
  await closeLiveAccount(world, order, 'expired');
  await applyOrderChange(world, order, change);
  record(world, 'account.expired', `Account ${accountNumber} expired`, order.id);
  await notifyAccountExpired(world, order);
}
