import type { Refusal } from '@amana/domain';
import { refuse } from '@amana/domain';
import type { UserRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

/** Wrong passwords in a row until the account has to rest. */
const MAX_FAILED_LOGINS = 10;
const REST_MS = 60_000;

export function restRefusal(world: World, user: UserRow): Refusal<429> | null {
  return user.lockedUntilMs > world.clock.now()
    ? refuse(429, 'Too many tries. Please wait a minute and try again.')
    : null;
}

export function countFailedLogin(world: World, user: UserRow): void {
  const failedLogins = user.failedLogins + 1;
  world.tables.users.update(
    user.id,
    failedLogins < MAX_FAILED_LOGINS
      ? { failedLogins }
      : { failedLogins: 0, lockedUntilMs: world.clock.now() + REST_MS },
  );
}

export function forgetFailedLogins(world: World, user: UserRow): void {
  if (user.failedLogins > 0) world.tables.users.update(user.id, { failedLogins: 0 });
}
