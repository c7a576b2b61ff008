import type { UserRow } from '../../store/rows.ts';
import { fullName } from '../../store/users.ts';
import { record } from '../../simulation/recorder.ts';
import type { World } from '../../simulation/world.ts';
import { bindWaitingOrders } from '../orders/bind-counterpart.ts';
import { notifyWelcome } from '../notices/account-notices.ts';

/** The user may sign in from now on, and joins the orders that were created for the address. */
export function confirmAddress(world: World, user: UserRow): void {
  world.tables.users.update(user.id, { emailConfirmed: true });
  record(world, 'user.confirmed', `${fullName(user)} confirmed their e-mail address`);
  notifyWelcome(world, user);
  bindWaitingOrders(world, user);
}
