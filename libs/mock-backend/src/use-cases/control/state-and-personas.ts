import type { ControlModels } from '@amana/api/contract';
import { EMAIL_NOT_CONFIRMED, refuse } from '@amana/domain';
import { done } from '../outcome.ts';
import { personaOf, personaView, PERSONAS } from '../../simulation/personas.ts';
import { fullName, livingUser } from '../../store/living-user.ts';
import { record } from '../../simulation/event-recorder.ts';
import type { World } from '../../simulation/world.ts';
import { startSession } from '../account/session.ts';
import type { WorldHost } from './world-host.ts';

export function getState(world: World) {
  const { deadlines: _, uploads: __, tokens: ___, tries: ____, answers: _____, ...counted } = world.tables;
  const counts = Object.entries(counted).map(([name, rows]) => [name, rows.count()] as const);
  return done({
    now: new Date(world.clock.now()).toISOString(),
    scenario: world.scenario,
    counts: Object.fromEntries(counts),
    settings: { ...world.settings },
    faults: { ...world.faults, failNext: [...world.faults.failNext] },
  });
}

export function getSettings(world: World) {
  return done({ ...world.settings });
}

/** Scheduled deadlines keep their time. */
export function updateSettings(world: World, changes: ControlModels.SettingsPatch) {
  world.settings = { ...world.settings, ...changes };
  record(world, 'world.settings', `The pace was changed: ${Object.keys(changes).join(', ')}`);
  return getSettings(world);
}

export async function putSnapshot(host: WorldHost, snapshot: ControlModels.Snapshot) {
  const restored = await host.restore(snapshot);
  return restored.ok ? getState(host.world) : restored;
}

export function getPersonas() {
  return done(PERSONAS.map(personaView));
}

/** Needs no password, but a confirmed email address, like Login. */
export async function createPersonaSession(world: World, id: string) {
  const persona = personaOf(id);
  const user = persona && livingUser(world, persona.userId);
  if (user === undefined) return refuse('notFound', 'There is no such persona');
  if (!user.emailConfirmed) return refuse('invalid', EMAIL_NOT_CONFIRMED);
  record(world, 'user.signed-in', `${fullName(user)} signed in as a persona`);
  return done(await startSession(world, user), 'Login successfully');
}
