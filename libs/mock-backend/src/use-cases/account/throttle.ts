import type { Refusal } from '@amana/domain';
import { refuse } from '@amana/domain';
import type { World } from '../../simulation/world.ts';

const MINUTE_MS = 60_000;

/** So many tries of one address, each within `restMs` of the one before; then it has to rest for as long. */
const LIMITS = {
  'wrong-password': { tries: 10, restMs: MINUTE_MS },
  'reset-link': { tries: 5, restMs: 15 * MINUTE_MS },
  'confirmation-link': { tries: 5, restMs: 15 * MINUTE_MS },
} as const;

type Limit = keyof typeof LIMITS;

/** Asked of every address alike, so that a 429 never tells whether it has an account. */
export function restRefusal(world: World, limit: Limit, email: string): Refusal<'tooManyTries'> | null {
  const now = world.clock.now();
  const tries = world.tries.at(keyOf(limit, email), now);
  if (tries === undefined || tries.count < LIMITS[limit].tries) return null;
  const minutes = Math.ceil((tries.untilMs - now) / MINUTE_MS);
  const rest = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return refuse('tooManyTries', `Too many tries. Please wait ${rest} and try again.`);
}

export function countTry(world: World, limit: Limit, email: string): void {
  world.tries.add(keyOf(limit, email), world.clock.now(), LIMITS[limit].restMs);
}

export function forgetTries(world: World, limit: Limit, email: string): void {
  world.tries.forget(keyOf(limit, email));
}

function keyOf(limit: Limit, email: string): string {
  return `${limit}/${email.trim().toLowerCase()}`;
}
