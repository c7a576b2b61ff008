import type { UserRow } from './rows.ts';
import type { World } from './world.ts';

/** The user of an id, unless they deleted their account. */
export function livingUser(world: World, userId: string): UserRow | undefined {
  const user = world.tables.users.get(userId);
  return user?.deletedAtMs === null ? user : undefined;
}
