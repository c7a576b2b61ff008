import type { UserRow } from '../../store/rows.ts';
import { fullName, notify, record } from '../../store/tell.ts';
import type { World } from '../../store/world.ts';
import { bindWaitingOrders } from '../orders/bind-counterpart.ts';

/** The address has proved to be theirs: they may sign in, and orders that wait for it bind (decision D9). */
export function confirmAddress(world: World, user: UserRow): void {
  world.tables.users.update(user.id, { emailConfirmed: true });
  record(world, 'user.confirmed', `${fullName(user)} confirmed their e-mail address`);
  notify(world, user.id, {
    title: 'Welcome to Amana',
    message: 'Complete your profile to buy and sell.',
    type: 'system',
    directUrl: '/dashboard/account/edit-profile',
  });
  bindWaitingOrders(world, user);
}
