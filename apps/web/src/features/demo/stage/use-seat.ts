import { createPersonaSession } from '@amana/api/control';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Seat } from '../../../session/index.ts';
import { readSessionOfSeat, storeSessionOfSeat } from '../../../session/index.ts';

/** Who the stage has put on a seat: signed in there, and nowhere else. In another `world` everybody signs in anew. */
export function useSeat(seat: Seat, personaId: string, world: number) {
  return useQuery({
    queryKey: ['stage', 'seat', seat, personaId, world],
    queryFn: async () => {
      // Nobody else's screen shows meanwhile.
      storeSessionOfSeat(seat, null);
      const { user, token, refreshToken } = (await createPersonaSession(personaId)).data;
      storeSessionOfSeat(seat, { user, accessToken: token, refreshToken });
      return user.userId;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** The e-mail address of who sits there now, also after signing out or in by hand; null: nobody. */
export function useSeatedEmail(seat: Seat): string | null {
  return useSyncExternalStore(subscribe, () => readSessionOfSeat(seat)?.user?.email ?? null);
}
