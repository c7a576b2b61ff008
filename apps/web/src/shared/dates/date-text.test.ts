import { expect, test } from 'vitest';
import {
  dateText,
  dateTimeText,
  dayText,
  dueDayText,
  dueTimeText,
  timeText,
  weekdayText,
} from './date-text.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;
const STEP_MS = (97 * 60 + 13) * 60_000;
const INSTANTS = Array.from({ length: 400 }, (_, step) => new Date(Date.UTC(2024, 0, 1) + step * STEP_MS));

test.each([
  { text: dateTimeText, options: { ...DAY, ...TIME } },
  { text: dayText, options: DAY },
  { text: timeText, options: TIME },
])('$text.name writes four years as the language does', ({ text, options }) => {
  const inBritain = new Intl.DateTimeFormat('en-GB', options);
  for (const instant of INSTANTS) expect(text(instant.toISOString())).toBe(inBritain.format(instant));
});

test('a calendar date is the same day wherever the device is', () => {
  expect(dateText('2026-09-01')).toBe('1 Sept 2026');
  expect(dateText('2026-12-31')).toBe('31 Dec 2026');
});

test('a chosen date has its weekday, an incomplete one has no text', () => {
  expect(weekdayText('2026-11-30')).toBe('Mon 30 Nov 2026');
  expect([weekdayText(''), weekdayText('2026-13-01')]).toEqual([null, null]);
});

test('a due time is written without its time of day if it is a whole day', () => {
  const midnight = new Date(2026, 8, 1).toISOString();
  const afternoon = new Date(2026, 8, 1, 15, 5).toISOString();

  expect(['2026-09-01', midnight].map(dueTimeText)).toEqual(['1 Sept 2026', '1 Sept 2026']);
  expect(dueTimeText(afternoon)).toBe('1 Sept 2026, 15:05');
  expect(['', 'soon', '2026-02-30'].map(dueTimeText)).toEqual([null, null, null]);
});

test('the day of a due time has its weekday and no year', () => {
  expect(['2026-11-30', new Date(2026, 8, 1, 15, 5).toISOString()].map(dueDayText)).toEqual([
    'Mon 30 Nov',
    'Tue 1 Sept',
  ]);
  expect(dueDayText('soon')).toBe('');
});

test('a date that the service has not sent is unknown', () => {
  expect([dateText(''), dayText(''), dateTimeText('')]).toEqual(Array(3).fill('Unknown date'));
});
