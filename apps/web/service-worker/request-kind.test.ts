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
])('%s of %s is %s', (mode, path, kind) => {
  expect(requestKind({ url: new URL(path, ORIGIN).href, method: 'GET', mode }, ORIGIN)).toBe(kind);
});

test('nothing that is sent is touched', () => {
  expect(requestKind({ url: `${ORIGIN}/assets/x`, method: 'POST', mode: 'cors' }, ORIGIN)).toBe('other');
});
