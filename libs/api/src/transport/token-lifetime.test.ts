import { serverClock } from './server-clock.ts';
import { expect, test, vi } from 'vitest';
import { isPastLifetime, mayBePastLifetime } from './token-lifetime.ts';

const tokenWith = (claims: unknown) => `head.${btoa(JSON.stringify(claims))}.signature`;
const inSeconds = (seconds: number) => Math.floor(serverClock.now() / 1_000) + seconds;

test.each([
  ['expired an hour ago', tokenWith({ exp: inSeconds(-3_600) }), true],
  ['may have expired by a clock that is a little ahead', tokenWith({ exp: inSeconds(3) }), true],
  ['expires in an hour', tokenWith({ exp: inSeconds(3_600) }), false],
  ['names no time', tokenWith({ sub: 'ada' }), false],
  ['is not a JSON Web Token', 'access-0', false],
  ['has an unreadable payload', 'head.%%%.signature', false],
])('a token that %s', (_, token, isPast) => {
  expect(isPastLifetime(token)).toBe(isPast);
});

test.each([
  ['expired an hour ago', tokenWith({ exp: inSeconds(-3_600) }), true, true],
  ['expires in an hour', tokenWith({ exp: inSeconds(3_600) }), true, false],
  ['expires in an hour by an unconfirmed clock', tokenWith({ exp: inSeconds(3_600) }), false, true],
  ['names no time', tokenWith({ sub: 'ada' }), true, true],
  ['is not a JSON Web Token', 'access-0', true, true],
])('a token that %s: whether it may be past its lifetime', (_, token, isConfirmed, mayBePast) => {
  vi.spyOn(serverClock, 'isConfirmed').mockReturnValue(isConfirmed);

  expect(mayBePastLifetime(token)).toBe(mayBePast);
});
