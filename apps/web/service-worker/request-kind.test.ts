import { expect, test } from 'vitest';
import { requestKind } from './request-kind.ts';

const ORIGIN = 'https://amana.example';
const API = ['/api/v1'];

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

  expect(requestKind({ url, method: 'GET', mode }, `${ORIGIN}/`, API)).toBe(kind);
});

test.each([
  ['navigate', '/shop/amana/login', 'page'],
  ['cors', '/shop/amana/assets/index-1.js', 'script'],
  ['navigate', '/shop/', 'other'],
  ['cors', '/assets/index-1.js', 'other'],
  ['navigate', '/api/v1/Files/1', 'other'],
] as const)('below a base path, %s of %s is %s', (mode, path, kind) => {
  const url = new URL(path, ORIGIN).href;

  expect(requestKind({ url, method: 'GET', mode }, `${ORIGIN}/shop/amana/`, API)).toBe(kind);
});

test('a request that sends something is ignored', () => {
  const request = { url: `${ORIGIN}/assets/x`, method: 'POST', mode: 'cors' } as const;

  expect(requestKind(request, `${ORIGIN}/`, API)).toBe('other');
});

test.each([
  ['/backend/v1/Files/1', 'other'],
  ['/terms', 'other'],
  ['/terms/2030', 'other'],
  ['/terms-of-trade', 'page'],
  ['/api/v1/Files/1', 'page'],
] as const)('where the settings name other paths, a document at %s is %s', (path, kind) => {
  const request = { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'navigate' } as const;

  expect(requestKind(request, `${ORIGIN}/`, ['/backend/v1', '/terms'])).toBe(kind);
});

test.each([
  [`${ORIGIN}/terms`, 'other'],
  ['http://amana.example/terms', 'other'],
  ['https://help.example/terms', 'page'],
] as const)('where the settings name %s, a document at /terms is %s', (other, kind) => {
  const request = { url: `${ORIGIN}/terms`, method: 'GET', mode: 'navigate' } as const;

  expect(requestKind(request, `${ORIGIN}/`, [other])).toBe(kind);
});
