import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter, isCalendarDate, lagosDay, lagosDayRange, latestDateOfBirth } from './lagos-day.ts';

describe('a calendar date', () => {
  test.each(['2030-01-31', '2028-02-29', '1900-01-01', '0001-01-01'])('%s exists', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  test.each([
    '2030-02-30',
    '2030-13-01',
    '2030-1-1',
    '',
    ' 2030-01-01',
    '2030-01-01T00:00:00Z',
    '20300101',
    '2030-01-00',
  ])('%s does not', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

test.each([
  ['2030-01-31', 0, '2030-01-31'],
  ['2030-01-31', 1, '2030-02-01'],
  ['2028-02-28', 3, '2028-03-02'],
  ['2030-12-28', 7, '2031-01-04'],
  ['2030-03-01', -1, '2030-02-28'],
  ['2030-02-30', 1, ''],
])('a calendar date: %s and %d days is %s', (date, days, later) => {
  expect(daysAfter(date, days)).toBe(later);
});

describe('the day in Lagos', () => {
  test.each([
    ['2030-01-31T22:59:59.999Z', '2030-01-31'],
    ['2030-01-31T23:00:00.000Z', '2030-02-01'],
  ])('%s is %s', (instant, day) => {
    expect(lagosDay(instant)).toBe(day);
    expect(lagosDay(Date.parse(instant))).toBe(day);
  });

  test('agrees with the time zone database', () => {
    const lagos = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (date) => {
          expect(lagosDay(date.getTime())).toBe(lagos.format(date));
        },
      ),
    );
  });
});

describe('a range of days', () => {
  test('is open at an end without a day', () => {
    expect(lagosDayRange(undefined, null)).toEqual({ fromMs: -Infinity, untilMs: Infinity });
    expect(lagosDayRange('', '2030-01-31')?.fromMs).toBe(-Infinity);
    expect(lagosDayRange('2030-01-31', '')?.untilMs).toBe(Infinity);
  });

  test('is null where a date does not exist', () => {
    expect(lagosDayRange('2030-02-30', null)).toBeNull();
    expect(lagosDayRange(null, 'tomorrow')).toBeNull();
  });

  test('includes exactly the instants whose day in Lagos is in the range', () => {
    const instants = fc.integer({ min: Date.parse('2030-01-01'), max: Date.parse('2030-03-01') });
    fc.assert(
      fc.property(instants, instants, instants, (instant, start, end) => {
        const [first, last] = [lagosDay(start), lagosDay(end)];
        const range = lagosDayRange(first, last);
        const day = lagosDay(instant);
        const isInside = range !== null && instant >= range.fromMs && instant < range.untilMs;
        expect(isInside).toBe(day >= first && day <= last);
      }),
    );
  });
});

describe('the latest date of birth', () => {
  test.each([
    ['2026-03-05', '2011-03-05'],
    ['2028-02-29', '2013-02-28'],
    ['2024-03-01', '2009-03-01'],
  ])('on %s is %s', (today, expected) => {
    expect(latestDateOfBirth(today)).toBe(expected);
  });
});
