import { expect, test } from 'vitest';
import { firstScriptDataElement } from '../src/paint/first-script-data.ts';
import { filesOf, requestKind } from './request-kind.ts';

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

test('the files of a page are those that its first script may fetch, each once', () => {
  const page = { path: '', calls: [], isForVisitors: false };
  const data = firstScriptDataElement({
    base: '/',
    scripts: ['/assets/react-1.js', '/assets/index-2.js'],
    pages: [
      { ...page, files: ['/assets/kit-3.js', '/assets/sign-in-4.js'] },
      { ...page, files: ['/assets/kit-3.js', '/assets/chat-5.js', '/assets/chat-6.css'] },
    ],
    settings: { productName: '</script><script src="/assets/x.js">' },
  });
  const html = `<link rel="stylesheet" href="/assets/kit-7.css" disabled /><style></style>${data}<script></script>`;

  expect(filesOf(html)).toEqual([
    '/assets/react-1.js',
    '/assets/index-2.js',
    '/assets/kit-3.js',
    '/assets/sign-in-4.js',
    '/assets/chat-5.js',
    '/assets/chat-6.css',
  ]);
});

test('a page that names no scripts is not taken for the application', () => {
  expect(() => filesOf('<script type="module" src="/assets/index-1.js"></script>')).toThrow('no data');
});
