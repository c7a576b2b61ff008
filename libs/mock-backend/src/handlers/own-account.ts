import { refuse } from '@amana/domain';
import { livingUser } from '../store/users.ts';
import type { UserRow } from '../store/rows.ts';
import type { World } from '../simulation/world.ts';

/** For paths with a user id: refused unless it is the caller's own. */
export function ownAccountRefusal(world: World, caller: UserRow, userId: string) {
  if (caller.id === userId.toLowerCase()) return null;
  return livingUser(world, userId.toLowerCase()) === undefined
    ? refuse('notFound', 'User not found')
    : refuse('forbidden', 'This account is not yours');
}
