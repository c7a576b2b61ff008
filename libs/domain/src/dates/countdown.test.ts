import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countdown, countdownMilestone, countdownText } from './countdown.ts';

function expectEnd(target: string, endsAtMs: number) {
  expect(countdown(target, endsAtMs - 1)).not.toBe('Expired');
  expect(countdown(target, endsAtMs)).toBe('Expired');
}

const NOW = Date.parse('2030-01-31T10:00:00Z');

describe.each([
  ['Africa/Lagos', '+01:00'],
  ['UTC', '+00:00'],
  ['America/New_York', '-05:00'],
])('on a device in %s', (timeZone, offset) => {
  beforeEach(() => void vi.stubEnv('TZ', timeZone));
  afterEach(() => void vi.unstubAllEnvs());

  test('a calendar date counts down to the end of that day', () => {
    expectEnd('2030-01-31', Date.parse(`2030-01-31T23:59:59.999${offset}`));
  });

  test('a timestamp of exactly local midnight is moved to the end of that day', () => {
    expectEnd(`2030-01-31T00:00:00${offset}`, Date.parse(`2030-01-31T23:59:59.999${offset}`));
    expectEnd('2030-01-31T00:00:00', Date.parse(`2030-01-31T23:59:59.999${offset}`));
  });

  test.each(['00:00:00.001', '01:00:00'])('a timestamp of %s: unchanged', (time) => {
    const instant = `2030-01-31T${time}${offset}`;
    expectEnd(instant, Date.parse(instant));
  });
});

describe('a countdown', () => {
  test('shows days, hours, minutes and seconds', () => {
    expect(countdown('2030-02-02T13:04:05Z', NOW)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
    expect(countdown('2030-01-31T10:30:00Z', NOW)).toEqual({ days: 0, hours: 0, minutes: 30, seconds: 0 });
  });

  test('runs until the last millisecond', () => {
    const target = '2030-01-31T10:30:00Z';

    expect(countdown(target, Date.parse(target) - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
    expect(countdown(target, Date.parse(target))).toBe('Expired');
  });

  test.each([
    ['past', '2030-01-31T09:59:59Z'],
    ['a date that does not exist', '2030-02-30'],
    ['no date', 'soon'],
    ['null', null],
  ])('is Expired when the target is %s', (_what, target) => {
    expect(countdown(target, NOW)).toBe('Expired');
  });

  test('is worded with day for one and days otherwise', () => {
    expect(countdownText({ days: 1, hours: 1, minutes: 0, seconds: 59 })).toBe(
      '1 day 1 hour 0 minutes 59 seconds',
    );
    expect(countdownText({ days: 2, hours: 0, minutes: 1, seconds: 1 })).toBe(
      '2 days 0 hours 1 minute 1 second',
    );
    expect(countdownText('Expired')).toBe('Expired');
  });
});

test.each([
  ['2030-01-31T10:05:00Z', null],
  ['2030-02-01T10:00:01Z', null],
  ['2030-01-31T10:04:59Z', 'Less than 5 minutes left'],
  ['2030-01-31T10:00:59Z', 'Less than 1 minute left'],
  ['2030-01-31T10:00:00Z', 'Expired'],
])('a countdown to %s: announced as %s', (target, said) => {
  expect(countdownMilestone(countdown(target, NOW))).toBe(said);
});
