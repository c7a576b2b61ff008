import type { ControlModels } from '@amana/api/contract';
import { isCalendarDate, refuse } from '@amana/domain';
import { record } from '../../simulation/event-log.ts';
import type { World } from '../../simulation/world.ts';
import { type Outcome, done, refuseFields } from '../outcome.ts';

export interface WorldHost {
  readonly world: World;
  reset(fill: (world: World) => Promise<void>): Promise<void>;
  /** Refuses a snapshot of another version and inconsistent records. */
  restore(snapshot: unknown): Promise<Outcome<null>>;
  advanceTo(atMs: number): Promise<void>;
}

/** Leaves room for later timestamps within four-digit years, as in the contract. */
const END_OF_TIME_MS = Date.parse('9000-01-01T00:00:00Z');

export function getClock({ clock }: World) {
  return done({ now: new Date(clock.now()).toISOString(), frozen: clock.isFrozen });
}

export async function moveClock(host: WorldHost, world: World, move: ControlModels.MoveClockRequest) {
  // At one instant, because a running clock may tick between two reads.
  const refused = await world.clock.during(world.clock.now(), () => moveOrRefuse(host, world, move));
  return refused ?? getClock(world);
}

async function moveOrRefuse(host: WorldHost, world: World, move: ControlModels.MoveClockRequest) {
  const { clock } = world;
  const asked = (['advanceMs', 'setTo', 'toNext'] as const).filter((name) => move[name] !== undefined);
  if (asked.length > 1) {
    return refuseFields(
      Object.fromEntries(asked.map((name) => [name, ['cannot stand beside another move']])),
    );
  }
  const targetMs = targetOf(world, move);
  if (Number.isNaN(targetMs) || targetMs > END_OF_TIME_MS) {
    return refuseFields({ [asked[0] ?? 'setTo']: ['is not a time that the clock can reach'] });
  }
  if (targetMs < clock.now()) {
    return refuse('conflict', 'The clock only moves forward. To go back, restore a snapshot.');
  }
  if (targetMs > clock.now()) {
    await record(world, 'clock.moved', `The clock was moved to ${new Date(targetMs).toISOString()}`);
  }
  // Freezing first and releasing last ends a frozen clock exactly at the target.
  if (move.frozen === true) clock.freeze();
  await host.advanceTo(targetMs);
  if (move.frozen === false) clock.unfreeze();
  return null;
}

function targetOf({ clock, deadlines }: World, move: ControlModels.MoveClockRequest): number {
  const now = clock.now();
  if (move.advanceMs !== undefined) return now + move.advanceMs;
  // 30 February rolls over in some engines.
  if (move.setTo !== undefined) return isCalendarDate(move.setTo.slice(0, 10)) ? Date.parse(move.setTo) : NaN;
  return move.toNext === undefined ? now : Math.max(now, deadlines.nextAtMs() ?? now);
}

export function getDeadlines(world: World) {
  return done(
    world.deadlines.list().map(({ atMs, type, orderId, text }) => ({
      at: new Date(atMs).toISOString(),
      type,
      ...(orderId === null ? {} : { orderId }),
      text,
    })),
  );
}
