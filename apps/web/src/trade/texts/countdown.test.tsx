import { serverClock } from '@amana/api';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown.tsx';

const NOW = '2026-03-02T09:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) });
  serverClock.learn(new Date(NOW).toUTCString());
});

afterEach(() => {
  showTab('visible');
  vi.restoreAllMocks();
  serverClock.learn(new Date().toUTCString());
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const texts = () => screen.getAllByRole('timer').map(({ textContent }) => textContent);

function showTab(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a countdown shows days to seconds and changes every second', async () => {
  render(<Countdown target="2026-03-03T10:01:02.000Z" />);
  await pass(0);
  expect(texts()).toEqual(['1 day 1 hour 1 minute 2 seconds']);

  await pass(1_000);
  expect(texts()).toEqual(['1 day 1 hour 1 minute 1 second']);
});

test('a countdown is Expired in the past and without a target', async () => {
  render(
    <>
      <Countdown target="2026-03-02T09:00:01.000Z" />
      <Countdown target="soon" />
      <Countdown target={null} />
    </>,
  );
  await pass(0);
  expect(texts()).toEqual(['0 days 0 hours 0 minutes 1 second', 'Expired', 'Expired']);

  await pass(1_000);
  expect(texts()).toEqual(['Expired', 'Expired', 'Expired']);
});

test("a countdown uses the server's clock, not the device's", async () => {
  render(<Countdown target="2026-03-02T09:30:00.000Z" />);

  serverClock.learn('Mon, 02 Mar 2026 09:20:00 GMT');
  await pass(1_000);

  expect(texts()).toEqual(['0 days 0 hours 9 minutes 59 seconds']);
});

test('a countdown leaves no timer behind', async () => {
  const before = vi.getTimerCount();
  const { unmount } = render(<Countdown target="2026-03-03" />);
  await pass(0);
  expect(vi.getTimerCount() - before).toBe(1);

  unmount();
  expect(vi.getTimerCount() - before).toBe(0);
});

test('a countdown is right at once when its tab is shown again', async () => {
  render(<Countdown target="2026-03-02T09:30:00.000Z" />);
  await pass(0);

  // A hidden tab's timers pause.
  vi.setSystemTime(Date.parse(NOW) + 600_000);
  act(() => showTab('visible'));

  expect(texts()).toEqual(['0 days 0 hours 20 minutes 0 seconds']);
});
