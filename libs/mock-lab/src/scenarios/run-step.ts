import {
  type Outcome,
  type PersonaId,
  type UserRow,
  type World,
  deadlineHandlers,
  livingUser,
  personaOf,
  runDueDeadlines,
} from '@amana/mock-backend';
import type { RefusalKind } from '@amana/domain';

const PLAYED = 'Played by the scenario';

/** Runs one step and returns its value; throws for a refusal, which is a mistake in the scenario. */
export async function run<Value>(world: World, step: () => Promise<Outcome<Value>>): Promise<Value> {
  return heldFrom(await world.recorder.during(PLAYED, step));
}

export async function mustRefuse(
  world: World,
  step: () => Promise<Outcome<unknown>>,
  kind: RefusalKind,
): Promise<void> {
  const answer = await world.recorder.during(PLAYED, step);
  if (answer.ok || answer.kind !== kind) throw new Error(`The scenario was not refused as ${kind}`);
}

function heldFrom<Value>(answer: Outcome<Value>): Value {
  if (!answer.ok) throw new Error(`The scenario was refused: ${answer.message}`);
  return answer.value;
}

export function personOf(world: World, id: PersonaId): UserRow {
  const user = livingUser(world, personaOf(id)?.userId ?? '');
  if (user === undefined) throw new Error(`There is no ${id} in this world`);
  return user;
}

/** Advances the clock and runs everything that falls due on the way. */
export async function passTime(world: World, forMs: number): Promise<void> {
  const atMs = world.clock.now() + forMs;
  await runDueDeadlines(world, atMs, deadlineHandlers);
  world.clock.moveTo(atMs);
}
