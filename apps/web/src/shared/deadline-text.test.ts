import { afterEach, expect, test, vi } from 'vitest';
import { deadlineText } from './deadline-text.ts';

const before = process.env['TZ'];
afterEach(() => {
  vi.useRealTimers();
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
});

test.each([
  ['America/New_York', '2030-03-10T04:59:59.998Z', 'is'],
  ['America/New_York', '2030-03-10T04:59:59.999Z', 'was'],
  ['Asia/Tokyo', '2030-03-09T14:59:59.998Z', 'is'],
  ['Asia/Tokyo', '2030-03-09T14:59:59.999Z', 'was'],
])('in %s at %s a delivery by 9 March %s expected, as its countdown says', (timeZone, now, verb) => {
  process.env['TZ'] = timeZone;
  vi.useFakeTimers({ now: Date.parse(now) });

  const text = deadlineText({ orderStatus: 'Paid', deliveryDate: '2030-03-09', expiresAt: null });

  expect(text).toBe(`Delivery ${verb} expected by 9 Mar 2030.`);
});
