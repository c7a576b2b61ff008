import { expect, test } from 'vitest';
import { serverClock } from './server-clock.ts';

test('server time: unknown until an answer has a readable Date header', () => {
  serverClock.learn(null);
  serverClock.learn('soon');
  expect(serverClock.isConfirmed()).toBe(false);

  serverClock.learn('Mon, 02 Mar 2026 10:00:00 GMT', Date.parse('2026-03-02T08:00:00Z'));

  expect(serverClock.isConfirmed()).toBe(true);
  expect(serverClock.now() - Date.now()).toBeCloseTo(7_200_000, -3);
});
