import { expect, test } from 'vitest';
import { askedHeaders, headerDifferences, preflightDifferences } from './compare-headers.ts';

const APP = 'https://app.example.com';
const ALLOWED = {
  'access-control-allow-origin': APP,
  'access-control-allow-methods': 'PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type',
};

function preflight(headers: Record<string, string>, asked: string[], status = 204): string[] {
  const answer = { status, headers: new Headers({ ...ALLOWED, ...headers }) };
  return preflightDifferences(answer, { method: 'PUT', asked, appOrigin: APP }).map(({ text }) => text);
}

test('a browser asks for the headers that the app sends', () => {
  const neither = { sendsKeys: false, sendsRequestIds: false };
  const both = { sendsKeys: true, sendsRequestIds: true };

  expect(askedHeaders('login', neither)).toEqual(['content-type']);
  expect(askedHeaders('getOrder', both)).toEqual(['authorization', 'traceparent']);
  expect(askedHeaders('cancelOrder', both)).toEqual([
    'authorization',
    'content-type',
    'idempotency-key',
    'traceparent',
  ]);
});

test('a preflight that allows site, method and headers has no difference', () => {
  expect(preflight({}, ['authorization', 'content-type'])).toEqual([]);
});

test.each<[string, string[]]>([
  [
    'access-control-allow-origin',
    [`header Access-Control-Allow-Origin does not allow ${APP}: https://b.example`],
  ],
  ['access-control-allow-methods', ['header Access-Control-Allow-Methods does not name PUT']],
  ['access-control-allow-headers', ['header Access-Control-Allow-Headers does not name authorization']],
])('a preflight with another %s: the call is not made', (name, texts) => {
  expect(preflight({ [name]: 'https://b.example' }, ['authorization'])).toEqual(texts);
});

test('an asterisk allows every header but Authorization', () => {
  expect(preflight({ 'access-control-allow-headers': '*' }, ['authorization', 'idempotency-key'])).toEqual([
    'header Access-Control-Allow-Headers does not name authorization',
  ]);
});

test('a refused preflight: the call is not made', () => {
  expect(preflight({}, [], 401)).toEqual(['status 401, expected 204']);
});

test('an asterisk lets a script read Date, because the app sends no cookies', () => {
  const headers = new Headers({
    date: new Date().toUTCString(),
    'access-control-allow-origin': '*',
    'access-control-expose-headers': '*',
  });

  expect(headerDifferences(headers, APP)).toEqual([]);
});

test('a Date that a script may not read costs only the exact countdown', () => {
  const headers = new Headers({ date: new Date().toUTCString(), 'access-control-allow-origin': '*' });

  expect(headerDifferences(headers, APP).map(({ grade }) => grade)).toEqual(['degrades']);
});
