import { useQuery } from '@tanstack/react-query';
import { recentEvents } from '../shared/recent-events.ts';
import { LIVE } from './section-parts.tsx';

/** How many events the console shows at least. */
const SHOWN = 200;

/** Newest first. */
export function useRecentEvents() {
  return useQuery({
    queryKey: ['recent-events'],
    queryFn: async () => ({ data: (await recentEvents(SHOWN)).data.toReversed() }),
    ...LIVE.query,
  });
}
