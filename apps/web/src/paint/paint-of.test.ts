import { expect, test } from 'vitest';
import { paintOf } from './paint-of.ts';

test.each([
  ['/', false, 'sign-in'],
  ['/login', false, 'sign-in'],
  ['/register', false, 'register'],
  // The guard sends a visitor to the sign-in screen.
  ['/dashboard/orders', false, 'sign-in'],
  ['/reset-password', false, null],
  ['/', true, 'dashboard'],
  ['/login', true, 'dashboard'],
  ['/dashboard/orders/1', true, 'dashboard'],
  ['/reset-password', true, null],
] as const)('%s, signed in: %s, is painted as %s', (path, isSignedIn, name) => {
  expect(paintOf(path, isSignedIn)).toBe(name);
});
