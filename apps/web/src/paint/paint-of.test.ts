import { expect, test } from 'vitest';
import { paintOf } from './paint-of.ts';

test.each([
  ['/', '', false, 'sign-in'],
  ['/login', '', false, 'sign-in'],
  ['/register', '', false, 'register'],
  // The guard sends a visitor to the sign-in screen.
  ['/dashboard/orders', '', false, 'sign-in'],
  ['/reset-password', '', false, null],
  // The guard sends who is signed in to the overview.
  ['/', '', true, 'overview'],
  ['/login', '', true, 'overview'],
  ['/dashboard/overview', '', true, 'overview'],
  ['/dashboard/orders', '', true, 'orders'],
  ['/dashboard/transactions', '', true, 'transactions'],
  // Filters are not known to the painted page.
  ['/dashboard/orders', '?status=Paid', true, 'dashboard'],
  ['/dashboard/orders/1', '', true, 'dashboard'],
  ['/reset-password', '', true, null],
] as const)('%s%s, signed in: %s, is painted as %s', (path, search, isSignedIn, name) => {
  expect(paintOf({ path, search }, isSignedIn)).toBe(name);
});
