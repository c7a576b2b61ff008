import { serverClock } from './server-clock.ts';
import { expect, test } from 'vitest';
import { isPastLifetime } from './token-lifetime.ts';

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
