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

/** Runs one use case and returns its value; throws for a refusal, which is a mistake in the scenario. */
export async function run<Args extends unknown[], Value>(
  world: World,
  useCase: (world: World, ...args: Args) => Promise<Outcome<Value>>,
  ...args: Args
): Promise<Value> {
  const answer = await useCase(world, ...args);
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
