import type { UserRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import { record } from '../../simulation/event-recorder.ts';
import type { World } from '../../simulation/world.ts';
import { joinWaitingOrders } from '../orders/join-counterpart.ts';
import { notifyWelcome } from '../mail-and-notification-texts/account-texts.ts';

export async function confirmAddress(world: World, user: UserRow): Promise<void> {
  await world.tables.users.change(user.id, { emailConfirmed: true });
  record(world, 'user.confirmed', `${fullName(user)} confirmed their email address`);
  await notifyWelcome(world, user);
  await joinWaitingOrders(world, user);
}
