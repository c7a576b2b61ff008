import { getEvents, getState } from '@amana/api/control';

/** The newest events of the world, oldest first, and at least `count` of them; a busy world has hundreds of thousands. */
export async function recentEvents(count: number) {
  const { counts } = (await getState()).data;
  return getEvents({ after: Math.max(0, (counts['events'] ?? 0) - count) });
}
