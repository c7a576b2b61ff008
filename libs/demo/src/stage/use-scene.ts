import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDemoHost } from '../demo-host.ts';
import { SIDES } from '../namespaces.ts';
import type { Play } from './perform-act.ts';
import { type Scene, readScene } from './read-scene.ts';

/** How soon the stage shows what was done by hand, in ms. */
const REFETCH_MS = 1_000;

/** The present state of the trade on the stage. */
export function useScene(play: Play, orderId: string | null) {
  const before = useRef<Scene | null>(null);
  const { notifyOtherTabs } = useDemoHost();
  const { cast } = play;
  const scene = useQuery({
    queryKey: ['stage', 'scene', cast.buyer.id, cast.seller.id, orderId],
    queryFn: async () => {
      const next = await readScene(play, orderId, before.current);
      before.current = next;
      return next;
    },
    refetchInterval: REFETCH_MS,
    // The presenter's window is not always the one in front.
    refetchIntervalInBackground: true,
    placeholderData: keepPreviousData,
    // An earlier scene is never shown again.
    gcTime: 0,
    retry: false,
  });
  const newestSeq = scene.data?.newest?.seq;
  useEffect(() => {
    // Otherwise a phone would show the other one's actions only at its next refresh.
    if (newestSeq !== undefined) for (const side of SIDES) notifyOtherTabs(side);
  }, [newestSeq, notifyOtherTabs]);
  return scene;
}
