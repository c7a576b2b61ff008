import type { AccountState } from '../../store/models.ts';
import type { AccountRow, OrderRow } from '../../store/rows.ts';
import type { World } from '../../simulation/world.ts';

/** The order's temporary account that money can still reach, if there is one. */
export function liveAccountOf(world: World, order: OrderRow): AccountRow | undefined {
  if (order.transactionId === null) return undefined;
  const number = world.tables.transactions.get(order.transactionId)?.accountNumber;
  const account = number === undefined || number === null ? undefined : world.tables.accounts.get(number);
  return account?.state === 'live' ? account : undefined;
}

/** Ends the account's life: what was to happen to it by itself does not happen any more. */
export function closeLiveAccount(world: World, order: OrderRow, state: Exclude<AccountState, 'live'>): void {
  const account = liveAccountOf(world, order);
  if (account === undefined) return;
  world.deadlines.cancel(account.expiryDeadlineId);
  if (account.autoPayDeadlineId !== null) world.deadlines.cancel(account.autoPayDeadlineId);
  world.tables.accounts.update(account.id, { state });
}
