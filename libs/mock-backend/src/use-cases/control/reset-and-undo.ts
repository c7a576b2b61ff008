import type { ControlModels } from '@amana/api/contract';
import { EMAIL_NOT_CONFIRMED, refuse } from '@amana/domain';
import { done } from '../outcome.ts';
import { personaOf, personaView, PERSONAS } from '../../simulation/personas.ts';
import { fullName, livingUser } from '../../store/living-user.ts';
import { record } from '../../simulation/event-recorder.ts';
import type { World } from '../../simulation/world.ts';
import { startSession } from '../account/session.ts';
import type { WorldHost } from './world-host.ts';
import { getFaults, getSettings } from './settings-faults-deviations.ts';

export function getState(world: World) {
  const { deadlines: _, uploads: __, tokens: ___, tries: ____, answers: _____, ...counted } = world.tables;
  const counts = Object.entries(counted).map(([name, rows]) => [name, rows.count()] as const);
  return done({
    now: new Date(world.clock.now()).toISOString(),
    scenario: world.scenario,
    counts: Object.fromEntries(counts),
    settings: getSettings(world).value,
    faults: getFaults(world).value,
  });
}

/** Starts a scenario anew; settings and faults are reset too. */
export async function resetWorld(
  host: WorldHost,
  world: World,
  { scenario, orders }: ControlModels.ResetRequest,
) {
  await host.reset(scenario ?? world.scenario, orders);
  return getState(host.world);
}

export async function putSnapshot(host: WorldHost, snapshot: ControlModels.Snapshot) {
  const restored = await host.restore(snapshot);
  return restored.ok ? getState(host.world) : restored;
}

export async function undoCall(host: WorldHost) {
  const taken = await host.undo();
  if (!taken.ok) return taken;
  const { method, path } = taken.value.undone;
  const { world } = host;
  await world.recorder.during('Asked for through the control API', () =>
    record(world, 'call.undone', `Taken back: ${method} ${path}`),
  );
  return taken;
}

export function getPersonas() {
  return done(PERSONAS.map(personaView));
}

/** Signs in without a password, but only once the e-mail address is confirmed, as Login does. */
export async function createPersonaSession(world: World, id: string) {
  const persona = personaOf(id);
  const user = persona && livingUser(world, persona.userId);
  if (user === undefined) return refuse('notFound', 'There is no such persona');
  if (!user.emailConfirmed) return refuse('invalid', EMAIL_NOT_CONFIRMED);
  record(world, 'user.signed-in', `${fullName(user)} signed in as a persona`);
  return done(await startSession(world, user), 'Login successfully');
}
