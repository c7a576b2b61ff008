import { serverClock } from '@amana/api';
import { expect, test, vi } from 'vitest';
import { dateTimeText } from '../../shared/dates/date-text.ts';
import { deadlineText } from './deadline-text.ts';

test.each([
  ['America/New_York', '2030-03-10T04:59:59.998Z', 'is'],
  ['America/New_York', '2030-03-10T04:59:59.999Z', 'was'],
  ['Asia/Tokyo', '2030-03-09T14:59:59.998Z', 'is'],
  ['Asia/Tokyo', '2030-03-09T14:59:59.999Z', 'was'],
])('in %s at %s a delivery by 9 March %s expected, as its countdown says', (timeZone, now, verb) => {
  vi.stubEnv('TZ', timeZone);
  vi.useFakeTimers({ now: Date.parse(now) });
  serverClock.learn(new Date().toUTCString());

  const text = deadlineText({ orderStatus: 'Paid', deliveryDate: '2030-03-09', expiresAt: null });

  expect(text).toBe(`Delivery ${verb} expected by 9 Mar 2030.`);
});

test("an account that expired by the service's clock reads as expired", () => {
  vi.useFakeTimers({ now: Date.parse('2030-03-09T10:30:00Z') });
  serverClock.learn(new Date().toUTCString());
  const expiring = (expiresAt: string) =>
    deadlineText({ orderStatus: 'OpenTransaction', deliveryDate: null, expiresAt });

  const time = dateTimeText('2030-03-09T10:30:00Z');
  expect(expiring('2030-03-09T10:30:01Z')).toBe(`By ${time}, when the account expires.`);
  expect(expiring('2030-03-09T10:30:00Z')).toBe(`The account expired on ${time}.`);
});

test.each([
  ['2030-03-09T10:30:01Z', 'is'],
  ['2030-03-09T10:30:00Z', 'was'],
])('a delivery at an instant (%s) %s expected then', (deliveryDate, verb) => {
  vi.useFakeTimers({ now: Date.parse('2030-03-09T10:30:00Z') });
  serverClock.learn(new Date().toUTCString());

  const text = deadlineText({ orderStatus: 'Paid', deliveryDate, expiresAt: null });

  expect(text).toBe(`Delivery ${verb} expected by ${dateTimeText(deliveryDate)}.`);
});

test('a due time that cannot be read has no text', () => {
  const unreadable = { deliveryDate: 'soon', expiresAt: 'soon' };

  expect(deadlineText({ orderStatus: 'Paid', ...unreadable })).toBeNull();
  expect(deadlineText({ orderStatus: 'OpenTransaction', ...unreadable })).toBeNull();
});
