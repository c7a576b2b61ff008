import { type User, errorStatus } from '@amana/api';
import { createPersonaSession } from '@amana/api/control';

const SESSION_IS_OVER = 401;

/** A persona's session for calls to the product's API, apart from the session of this page. */
export interface PersonaSession {
  readonly user: User;
  /** The request options for every generated call. */
  readonly request: { readonly headers: { readonly Authorization: string } };
}

export type CallAs = <Answer>(
  personaId: string,
  call: (session: PersonaSession) => Promise<Answer>,
) => Promise<Answer>;

/** One session for each persona, from their first call until it ends; then another one. */
export function createPersonaSessions(): CallAs {
  const sessions = new Map<string, Promise<PersonaSession>>();
  return async function callAs(personaId, call) {
    const known = sessions.get(personaId);
    const session = known ?? signIn(personaId);
    sessions.set(personaId, session);
    try {
      return await call(await session);
    } catch (error) {
      // A refused sign-in is not cached either: the next call tries again.
      sessions.delete(personaId);
      if (known === undefined || errorStatus(error) !== SESSION_IS_OVER) throw error;
      return callAs(personaId, call);
    }
  };
}

async function signIn(personaId: string): Promise<PersonaSession> {
  const { user, token } = (await createPersonaSession(personaId)).data;
  return { user, request: { headers: { Authorization: `Bearer ${token}` } } };
}
