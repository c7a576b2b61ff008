import { refuse } from '@amana/domain';
import type { World } from '../simulation/world.ts';
import type { WaitRefusal } from './outcome.ts';

const MINUTE_MS = 60_000;

/** Calls per minute, each time for one key. */
export const RATES = {
  /** Of everyone together, because the mock does not know where a call comes from. */
  'sign-up': 60,
  /** From one person to another. */
  order: 30,
  /** Of one order, with right and wrong codes. */
  invitation: 60,
} as const;

interface Minute {
  readonly untilMs: number;
  readonly counts: Map<string, number>;
}

/** The calls of the current minute; not part of the world, because a reading call changes nothing. */
const minutes = new WeakMap<World, Minute>();

/** Counts the call, and refuses it beyond the rate. */
export function rateRefusal(world: World, rate: keyof typeof RATES, key = ''): WaitRefusal | null {
  const now = world.clock.now();
  let minute = minutes.get(world);
  if (minute === undefined || minute.untilMs <= now) {
    minute = { untilMs: now + MINUTE_MS, counts: new Map() };
    minutes.set(world, minute);
  }
  const counted = `${rate} ${key}`;
  const count = minute.counts.get(counted) ?? 0;
  minute.counts.set(counted, count + 1);
  if (count < RATES[rate]) return null;
  const refusal = refuse('tooManyTries', 'Too many tries. Please wait a minute and try again.');
  return { ...refusal, waitMs: minute.untilMs - now };
}
