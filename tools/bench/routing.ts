import { type Route, createMatcher } from '@amana/mock-backend/testing';
import { median } from './percentile.ts';

const ROUNDS = 101;
const CALLS_A_ROUND = 20_000;
const WARM_UP_ROUNDS = 10;

/** The time in which the mock server finds the first and the last of many operations, measured in turns. */
export function measureRouting(operations: number): { first: number; last: number } {
  const match = createMatcher(Array.from({ length: operations }, (_, index) => routeOf(index + 1)));
  const [first, last] = [pathOf(1), pathOf(operations)];
  const nanosEach = (path: string): number => {
    const startedAt = performance.now();
    for (let call = 0; call < CALLS_A_ROUND; call += 1)
      if (match('GET', path) === null) throw new Error(`${path} was not found.`);
    return ((performance.now() - startedAt) * 1e6) / CALLS_A_ROUND;
  };
  const firsts: number[] = [];
  const lasts: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const [nanosFirst, nanosLast] = [nanosEach(first), nanosEach(last)];
    if (round < 0) continue;
    firsts.push(nanosFirst);
    lasts.push(nanosLast);
  }
  return { first: median(firsts), last: median(lasts) };
}

/** All paths have the same length. */
function routeOf(number: number): Route<string> {
  return { id: `operation ${number}`, method: 'GET', path: pathOf(number, '{id}') };
}

function pathOf(number: number, id = 'e0000000-0000-4000-8000-000000000001'): string {
  return `/api/v1/Things${String(number).padStart(3, '0')}/GetById/${id}`;
}
