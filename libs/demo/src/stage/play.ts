import { errorStatus } from '@amana/api';
import { type Persona, createPersonaSession } from '@amana/api/control';
import type { Side } from '@amana/domain';
import type { QueryClient } from '@tanstack/react-query';

const SESSION_IS_OVER = 401;

export type Cast = Readonly<Record<Side, Persona>>;

export type Play = ReturnType<typeof playOf>;

export function playOf(cast: Cast, cache: QueryClient) {
  /** Caches one session per persona and renews it after expiry. */
  async function callAs<Answer>(side: Side, call: (session: PersonaSession) => Promise<Answer>) {
    const { id } = cast[side];
    const queryKey = ['stage', 'persona', id];
    const session = () =>
      cache.query({ queryKey, queryFn: () => signIn(id), staleTime: Infinity, retry: false });
    try {
      return await call(await session());
    } catch (error) {
      if (errorStatus(error) !== SESSION_IS_OVER) throw error;
      cache.removeQueries({ queryKey });
      return call(await session());
    }
  }
  return { cast, callAs };
}

type PersonaSession = Awaited<ReturnType<typeof signIn>>;

async function signIn(personaId: string) {
  const { user, token } = (await createPersonaSession(personaId)).data;
  return { user, request: { headers: { Authorization: `Bearer ${token}` } } };
}
