import { median } from './percentile.ts';
import type { Kind } from './subject.ts';
import { KINDS, startSubject } from './subject.ts';

/** Odd, so that one of them is in the middle. */
const TIMES = 15;

/** How long each server takes to its first answer, in ms: the middle one of several starts, by turns. */
export async function measureStarts(orders: number): Promise<Record<Kind, number>> {
  const times: Record<Kind, number[]> = { bare: [], hono: [], mock: [] };
  for (let time = 0; time < TIMES; time += 1)
    for (const kind of KINDS) {
      const subject = await startSubject(kind, orders);
      await subject.stop();
      times[kind].push(subject.startedInMs);
    }
  return { bare: median(times.bare), hono: median(times.hono), mock: median(times.mock) };
}
