// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetOrderLink, isInvited, isOrderLink, readOrderLink, rememberOrderLink } from './order-link.ts';

beforeEach(() => {
  localStorage.clear();
});

test.each([
  ['/dashboard/orders/42?referral=1', true],
  ['/dashboard/orders/42?from=mail&referral', true],
  ['/dashboard/orders/42', false],
  ['/dashboard/orders/42?from=referral', false],
  ['/dashboard/orders/?referral=1', false],
  ['/dashboard/orders/42/dispute?referral=1', false],
  ['/dashboard/disputes/7?referral=1', false],
  ['/elsewhere/dashboard/orders/42?referral=1', false],
])('%s brings a visitor back after signing in: %s', (address, isLink) => {
  expect(isOrderLink(new URL(address, 'https://amana.test'))).toBe(isLink);
});

test('an order link is remembered with its query until the visitor is there', () => {
  expect(readOrderLink()).toBeNull();

  rememberOrderLink({ pathname: '/dashboard/orders/42', search: '?referral=1' });
  expect(readOrderLink()).toBe('/dashboard/orders/42?referral=1');

  forgetOrderLink();
  expect(readOrderLink()).toBeNull();
});

test('only visitors of an order link are invited, until it is forgotten', () => {
  expect(isInvited()).toBe(false);

  rememberOrderLink({ pathname: '/dashboard/orders/42', search: '?referral=1' });
  expect(isInvited()).toBe(true);

  rememberOrderLink({ pathname: '/dashboard/orders/42', search: '' });
  expect(isInvited()).toBe(false);
});
