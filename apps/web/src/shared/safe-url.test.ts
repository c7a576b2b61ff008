import { expect, test } from 'vitest';
import { safePath, safeUrl } from './safe-url.ts';

test.each(['', ' '])('%j is not a link to the page itself', (text) => {
  expect(safeUrl(text)).toBeNull();
});

test.each(['/dashboard/orders/42?referral=1#top', '/'])('%s is a path of this app', (text) => {
  expect(safePath(text)).toBe(text);
});

test.each([
  ...[
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/.//evil.example',
  ],
  ...[
    '/orders\\..\\..',
    '/orders\u0000',
    '',
    'orders',
    'https://evil.example/',
    'javascript:alert(1)',
    ' /orders',
  ],
])('%j is not a path of this app', (text) => {
  expect(safePath(text)).toBeNull();
});
