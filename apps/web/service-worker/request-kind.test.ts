import { expect, test } from 'vitest';
import { requestKind } from './request-kind.ts';

const ORIGIN = 'https://amana.example';

test.each([
  ['navigate', '/', 'page'],
  ['navigate', '/dashboard/orders/1?referral=2', 'page'],
  ['cors', '/assets/index-1.js', 'script'],
  ['no-cors', '/assets/index-1.css', 'script'],
  ['cors', '/api/v1/Order/GetAll', 'other'],
  ['navigate', '/api/v1/Files/1', 'other'],
  ['navigate', '/files/receipt.pdf', 'other'],
  ['cors', '/dashboard/overview', 'other'],
  ['cors', 'https://api.example/assets/index-1.js', 'other'],
] as const)('%s of %s is %s', (mode, path, kind) => {
  const url = new URL(path, ORIGIN).href;

  expect(requestKind({ url, method: 'GET', mode }, `${ORIGIN}/`)).toBe(kind);
});

test.each([
  ['navigate', '/shop/amana/login', 'page'],
  ['cors', '/shop/amana/assets/index-1.js', 'script'],
  ['navigate', '/shop/', 'other'],
  ['cors', '/assets/index-1.js', 'other'],
  ['navigate', '/api/v1/Files/1', 'other'],
] as const)('below a base path, %s of %s is %s', (mode, path, kind) => {
  const url = new URL(path, ORIGIN).href;

  expect(requestKind({ url, method: 'GET', mode }, `${ORIGIN}/shop/amana/`)).toBe(kind);
});

test('a request that sends something is ignored', () => {
  const request = { url: `${ORIGIN}/assets/x`, method: 'POST', mode: 'cors' } as const;

  expect(requestKind(request, `${ORIGIN}/`)).toBe('other');
});
