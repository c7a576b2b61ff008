import { createPersonaSession, getPersonas } from '@amana/api/control';
import { $session, credentialsSet, loggedOut } from '../../../../session/index.ts';
import type { ConsoleApp } from '../console-app.ts';

/** Takes the place of whoever is signed in, without a sign-out in between, which would load the page anew. */
export async function signInAs(app: ConsoleApp, personaId: string): Promise<string> {
  const { user } = await takeSession(personaId);
  await app.startOver();
  return `Signed in as ${user.firstName} ${user.lastName}`;
}

/** Before there is any page: the session alone. */
export async function takeSession(personaId: string) {
  const { data } = await createPersonaSession(personaId);
  credentialsSet({ user: data.user, accessToken: data.token, refreshToken: data.refreshToken });
  return data;
}

/** The world was replaced, and its sessions with it: whoever is in the new one too goes on as they are. */
export async function signInAgain(app: ConsoleApp): Promise<void> {
  const email = $session.getState().user?.email;
  if (email === undefined) return;
  const { data: people } = await getPersonas();
  const persona = people.find((person) => person.email === email);
  if (persona === undefined) loggedOut();
  else await signInAs(app, persona.id);
}
