import { getEvents, getState } from '@amana/api/control';
import { useQuery } from '@tanstack/react-query';
import { LIVE_MS } from '../parts/refresh.ts';

/** So many events are shown; a busy world has hundreds of thousands. */
const SHOWN = 200;

/** What happened lately, newest first. */
export function useRecentEvents() {
  return useQuery({
    queryKey: ['recent-events'],
    queryFn: async () => {
      const { data: state } = await getState();
      const { data } = await getEvents({ after: Math.max(0, (state.counts['events'] ?? 0) - SHOWN) });
      return { data: data.toReversed() };
    },
    refetchInterval: LIVE_MS,
  });
}
