import { expect, test } from 'vitest';
import { createRandom } from '../simulation/random.ts';
import { SortedByTime } from './sorted-by-time.ts';

interface Placed {
  readonly createdAtMs: number;
  readonly seq: number;
}

const EVER = { fromMs: -Infinity, untilMs: Infinity };

/** What sorting everything gives. */
function sorted(placed: Iterable<Placed>): Placed[] {
  return [...placed].sort((a, b) => a.createdAtMs - b.createdAtMs || a.seq - b.seq);
}

test.each([
  ['growing at its end', (step: number) => step],
  ['growing at its beginning', (step: number) => 10_000 - step],
  ['growing anywhere', (_: number, below: (limit: number) => number) => below(10_000)],
  ['crowded into few instants', (_: number, below: (limit: number) => number) => below(3)],
])('a list %s and shrinking anywhere stays in order', (_, instantOf) => {
  const random = createRandom('sorted');
  const list = new SortedByTime<Placed>();
  const placed = new Map<number, Placed>();

  for (let round = 0; round < 20; round += 1) {
    for (let step = 0; step < 500; step += 1) {
      const seq = round * 500 + step;
      const one = { createdAtMs: instantOf(seq, (limit) => random.below(limit)), seq };
      list.add(one);
      placed.set(seq, one);
    }
    // At first few of them go, later nearly all, so that blocks fill, split and empty.
    for (const one of [...placed.values()].filter(() => (random.below(8) === 0) === round < 12)) {
      list.remove(one);
      placed.delete(one.seq);
    }
    list.remove({ createdAtMs: 5, seq: 1_000_000 });

    const wanted = sorted(placed.values());
    expect(list.page(EVER, 0, Infinity, false)).toEqual(wanted);
    for (let tries = 0; tries < 20; tries += 1) {
      const fromMs = random.below(10_000);
      const range = { fromMs, untilMs: fromMs + random.below(5_000) - 100 };
      const within = wanted.filter(
        ({ createdAtMs }) => createdAtMs >= range.fromMs && createdAtMs < range.untilMs,
      );
      const [skip, take] = [random.below(1_500), random.below(1_500)];
      const page = within.slice(skip, skip + take);
      const newest = within.toReversed().slice(skip, skip + take);
      expect(list.count(range.fromMs, range.untilMs)).toBe(within.length);
      expect(list.page(range, skip, take, false)).toEqual(page);
      expect(list.page(range, skip, take, true)).toEqual(newest);
    }
  }
});

test('changing the oldest of 100,000 costs about what changing the newest does', () => {
  const list = new SortedByTime<Placed>();
  for (let seq = 0; seq < 100_000; seq += 1) list.add({ createdAtMs: seq, seq });
  const change = (from: number) => {
    const startedAt = performance.now();
    for (let seq = from; seq < from + 400; seq += 1) {
      list.remove({ createdAtMs: seq, seq });
      list.add({ createdAtMs: seq, seq });
    }
    return performance.now() - startedAt;
  };

  const rounds = Array.from({ length: 25 }, () => ({ oldest: change(0), newest: change(99_600) }));

  // The quickest round of each, because the machine has other things to do. In one plain list it was 30 times.
  const quickest = (which: 'oldest' | 'newest') => Math.min(...rounds.map((round) => round[which]));
  expect(quickest('oldest') / quickest('newest')).toBeLessThan(10);
});
