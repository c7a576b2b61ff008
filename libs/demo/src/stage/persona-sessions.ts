import { type User, errorStatus } from '@amana/api';
import { createPersonaSession } from '@amana/api/control';
import type { QueryClient } from '@tanstack/react-query';

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

/** One session for each persona, which the cache holds until it ends; then another one. */
export function personaCalls(cache: QueryClient): CallAs {
  return async (personaId, call) => {
    const queryKey = ['stage', 'persona', personaId];
    const session = () =>
      cache.query({ queryKey, queryFn: () => signIn(personaId), staleTime: Infinity, retry: false });
    try {
      return await call(await session());
    } catch (error) {
      if (errorStatus(error) !== SESSION_IS_OVER) throw error;
      cache.removeQueries({ queryKey });
      return call(await session());
    }
  };
}

async function signIn(personaId: string): Promise<PersonaSession> {
  const { user, token } = (await createPersonaSession(personaId)).data;
  return { user, request: { headers: { Authorization: `Bearer ${token}` } } };
}
