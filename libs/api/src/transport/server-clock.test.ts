import { expect, test, vi } from 'vitest';
import { serverClock } from './server-clock.ts';

test('server time: unknown until an answer has a readable Date header', () => {
  serverClock.learn(null);
  serverClock.learn('soon');
  expect(serverClock.isConfirmed()).toBe(false);

  serverClock.learn('Mon, 02 Mar 2026 10:00:00 GMT', Date.parse('2026-03-02T08:00:00Z'));

  expect(serverClock.isConfirmed()).toBe(true);
  expect(serverClock.now() - Date.now()).toBeCloseTo(7_200_000, -3);
});

test("server time: unknown again after the device's clock was set, until the next answer", () => {
  vi.useFakeTimers();
  serverClock.learn(new Date().toUTCString());
  vi.advanceTimersByTime(3_600_000);
  expect(serverClock.isConfirmed()).toBe(true);

  vi.setSystemTime(Date.now() + 3_600_000);
  expect(serverClock.isConfirmed()).toBe(false);

  serverClock.learn(new Date().toUTCString());
  expect(serverClock.isConfirmed()).toBe(true);
});
