import { emailKey, refuse } from '@amana/domain';
import type { World } from '../../simulation/world.ts';
import type { WaitRefusal } from '../outcome.ts';

const MINUTE_MS = 60_000;

/** After `tries` tries of one address, each within `blockedMs` of the last, the address is blocked for `blockedMs`. */
export const TRY_LIMITS = {
  'wrong-password': { tries: 10, blockedMs: MINUTE_MS },
  'reset-link': { tries: 5, blockedMs: 15 * MINUTE_MS },
  'confirmation-link': { tries: 5, blockedMs: 15 * MINUTE_MS },
} as const;

type Limit = keyof typeof TRY_LIMITS;

/** Applies to every address, so that a refusal does not reveal whether an account exists. */
export function blockedRefusal(world: World, limit: Limit, email: string): WaitRefusal | null {
  const now = world.clock.now();
  const tries = triesOf(world, keyOf(limit, email));
  if (tries === undefined || tries.count < TRY_LIMITS[limit].tries) return null;
  const waitMs = tries.untilMs - now;
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return { ...refuse('tooManyTries', `Too many tries. Please wait ${wait} and try again.`), waitMs };
}

export async function countTry(world: World, limit: Limit, email: string): Promise<void> {
  const { tries } = world.tables;
  const [id, now] = [keyOf(limit, email), world.clock.now()];
  const count = (triesOf(world, id)?.count ?? 0) + 1;
  // Removes expired tries, so that invented addresses do not accumulate.
  tries.removeOldestWhile(({ untilMs }) => untilMs <= now);
  tries.remove(id);
  await tries.create({ id, count, untilMs: now + TRY_LIMITS[limit].blockedMs });
}

export function forgetTries(world: World, limit: Limit, email: string): void {
  world.tables.tries.remove(keyOf(limit, email));
}

function triesOf({ tables, clock }: World, id: string) {
  const row = tables.tries.get(id);
  return row !== undefined && row.untilMs > clock.now() ? row : undefined;
}

function keyOf(limit: Limit, email: string): string {
  return `${limit}/${emailKey(email)}`;
}
