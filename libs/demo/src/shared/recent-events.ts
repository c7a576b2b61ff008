import { getEvents, getState } from '@amana/api/control';

/** At least `count` of the newest events, oldest first; a busy world has hundreds of thousands. */
export async function recentEvents(count: number) {
  const { counts } = (await getState()).data;
  return getEvents({ after: Math.max(0, (counts['events'] ?? 0) - count) });
}
