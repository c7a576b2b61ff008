import { createPersonaSession, getPersonas } from '@amana/api/control';
import type { DemoHost } from '../demo-host.ts';
import type { ConsoleApp } from './console-app.ts';

/** Replaces the session without a sign-out in between, which would load the page again. */
export async function signInAs(app: ConsoleApp, personaId: string): Promise<string> {
  const { user } = await takeSession(app, personaId);
  await app.startOver();
  return `Signed in as ${user.firstName} ${user.lastName}`;
}

/** The session alone: there may be no page yet. */
export async function takeSession(host: DemoHost, personaId: string) {
  const { user, token, refreshToken } = (await createPersonaSession(personaId)).data;
  host.signIn({ user, accessToken: token, refreshToken });
  return { user };
}

/** After the world was replaced, and its sessions with it: signs the same person in again, if the new world has them. */
export async function signInAgain(app: ConsoleApp): Promise<void> {
  const email = app.$user.getState()?.email;
  if (email === undefined) return;
  const { data: people } = await getPersonas();
  const persona = people.find((person) => person.email === email);
  if (persona === undefined) app.signOut();
  else await signInAs(app, persona.id);
}
