import { expect, test } from 'vitest';
import { isGone, lastEventOf } from './chosen-order.ts';

const MINUTE_MS = 60_000;
const event = (seq: number, orderId?: string) => ({
  seq,
  at: new Date(seq * MINUTE_MS).toISOString(),
  ...(orderId === undefined ? {} : { orderId }),
});
/** Newest first. */
const EVENTS = [event(9), event(8, 'ada'), event(7), event(6, 'ada')];

test('the last event of an order is remembered', () => {
  expect(lastEventOf('ada', EVENTS)).toEqual({ seq: 8, at: event(8).at });
  expect(lastEventOf('chidi', EVENTS)).toBeNull();
});

test('an order of which an event is listed is there', () => {
  expect(isGone({ orderId: 'ada', orderEvent: null }, EVENTS)).toBe(false);
});

test('an order whose last event is older than those that are listed is there', () => {
  expect(isGone({ orderId: 'chidi', orderEvent: event(5) }, EVENTS)).toBe(false);
});

test('an order whose last event was taken back is gone, although a later sign-in remains', () => {
  expect(isGone({ orderId: 'chidi', orderEvent: event(8) }, [event(9), event(7)])).toBe(true);
});

test.each([
  ['with fewer events', [event(2), event(1)], event(8)],
  ['whose history was played in the past', [event(12), event(11)], { ...event(8), at: event(30).at }],
  ['without an event', [], event(8)],
])('an order of another world is gone: one %s', (_, events, orderEvent) => {
  expect(isGone({ orderId: 'chidi', orderEvent }, events)).toBe(true);
});

test('an order of which no event was ever listed is gone', () => {
  expect(isGone({ orderId: 'chidi', orderEvent: null }, EVENTS)).toBe(true);
});
