import type { Side } from '@amana/domain';
import { createPersonaSession } from '@amana/api/control';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useDemoHost } from '../demo-host.ts';

/** Signs a persona in on one phone, and nowhere else. In another `world` everybody signs in anew. */
export function usePhoneSession(side: Side, personaId: string, world: number) {
  const { storeSession } = useDemoHost();
  return useQuery({
    queryKey: ['stage', 'session', side, personaId, world],
    queryFn: async () => {
      // Meanwhile nobody else's screens are shown.
      storeSession(null, side);
      const { user, token, refreshToken } = (await createPersonaSession(personaId)).data;
      storeSession({ user, accessToken: token, refreshToken, isAuthenticated: true }, side);
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

/** The e-mail address of the person on this phone now, also after signing out or in by hand; null: nobody. */
export function useSignedInEmail(side: Side): string | null {
  const { readSession } = useDemoHost();
  return useSyncExternalStore(subscribe, () => readSession(side)?.user?.email ?? null);
}
