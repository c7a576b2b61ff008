import { refuse } from '@amana/domain';
import { refuseField } from '../use-cases/outcome.ts';
import { livingUser } from '../store/living-user.ts';
import type { UserRow } from '../store/row-types.ts';
import type { World } from '../simulation/world.ts';

/** Refuses a path or body with another user's id. */
export function ownAccountRefusal(world: World, caller: UserRow, userId: string, idInBody = userId) {
  if (caller.id === userId.toLowerCase())
    return idInBody === userId ? null : refuseField('id', 'The id of the body is not the id of the path');
  return livingUser(world, userId.toLowerCase()) === undefined
    ? refuse('notFound', 'User not found')
    : refuse('forbidden', 'This account is not yours');
}
