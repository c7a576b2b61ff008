import type { User } from '@amana/api';
import { errorStatus } from '@amana/api';
import { createPersonaSession } from '@amana/api/control';

const SESSION_IS_OVER = 401;

/** A persona's session for calls to the product's API, apart from the session of this page. */
export interface Speaker {
  readonly user: User;
  /** The request options for every generated call. */
  readonly request: { readonly headers: { readonly Authorization: string } };
}

export type SpeakAs = <Answer>(
  personaId: string,
  call: (speaker: Speaker) => Promise<Answer>,
) => Promise<Answer>;

/** One session for each persona, from their first call until it ends; then another one. */
export function createSpeakers(): SpeakAs {
  const speakers = new Map<string, Promise<Speaker>>();
  const begin = (personaId: string) => {
    const speaker = signIn(personaId);
    speakers.set(personaId, speaker);
    return speaker;
  };
  return async (personaId, call) => {
    const known = speakers.get(personaId);
    try {
      return await call(await (known ?? begin(personaId)));
    } catch (error) {
      // A refused sign-in is not cached: the next call tries again.
      speakers.delete(personaId);
      if (known === undefined || errorStatus(error) !== SESSION_IS_OVER) throw error;
      return call(await begin(personaId));
    }
  };
}

async function signIn(personaId: string): Promise<Speaker> {
  const { user, token } = (await createPersonaSession(personaId)).data;
  return { user, request: { headers: { Authorization: `Bearer ${token}` } } };
}
