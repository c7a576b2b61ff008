import { ApiError } from '@amana/api';
import { expect, onTestFinished, test } from 'vitest';
import { crashOf, pathPattern, startReports, violationOf } from './start-reports.ts';

test.each([
  ['/login', '/login'],
  ['/dashboard/orders/8a6e0804-2bd0-4672-b79d-d97027f9071a', '/dashboard/orders/:id'],
  ['/dashboard/order/approve/8a6e0804', '/dashboard/order/approve/:id'],
  ['/somewhere/ada@amana.test', '/*'],
])('the path %s is reported as %s', (path, pattern) => {
  expect(pathPattern(path)).toBe(pattern);
});

test('a crash has the type and the place of its error, never its message', () => {
  const error = new TypeError('Ada typed secret.js:1:1');
  error.stack = `TypeError: ${error.message}\n    at pay (https://amana.example/assets/index-a1.js:2:345)`;

  expect(crashOf(error).code).toBe('TypeError:index-a1.js:2:345');
});

test('a crash lists the places of its stack, from the crash on, without addresses', () => {
  const error = new TypeError('Ada typed secret.js:1:1');
  const frames = Array.from({ length: 30 }, (_, depth) => `orders.module-B_${depth}.js:1:${depth}`);
  error.stack = frames.reduce(
    (stack, frame) => `${stack}\n    at pay (https://amana.example/shop/assets/${frame}?token=1)`,
    `TypeError: ${error.message}`,
  );

  expect(crashOf(error)).toMatchObject({ code: `TypeError:${frames[0]}`, stack: frames.slice(0, 10) });
});

test('an error without a stack has none in its report', () => {
  const error = new TypeError('x');
  error.stack = '';

  expect(crashOf(error)).not.toHaveProperty('stack');
});

test('a rejection that is not an error has the type of its value', () => {
  expect(crashOf('Ada Obi').code).toBe('string');
});

test.each([
  ['https://evil.example/path?token=1', 'script-src:evil.example'],
  ['inline', 'script-src:inline'],
])('a violation by %s is reported as %s', (blockedURI, code) => {
  const event = { effectiveDirective: 'script-src', blockedURI } as SecurityPolicyViolationEvent;

  expect(violationOf(event)).toMatchObject({ kind: 'security', code });
});

test('a crash by a failed call names the call, another crash none', () => {
  const failure = new ApiError({ kind: 'unavailable', status: 503, text: null });
  failure.requestId = 'b'.repeat(32);

  expect(crashOf(failure).requestId).toBe('b'.repeat(32));
  expect(crashOf(new TypeError('x'))).not.toHaveProperty('requestId');
});

/** The requests of a page of `release`: the listeners of an earlier test's page report too. */
async function report(release: string, errors: readonly unknown[]) {
  const sent: Blob[] = [];
  const sendBeacon = (_: string, body: Blob) => sent.push(body);
  // jsdom has no sendBeacon.
  Object.assign(navigator, { sendBeacon });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'sendBeacon'));
  startReports({ reportUrl: '/reports', release });
  for (const error of errors) window.dispatchEvent(new ErrorEvent('error', { error }));
  const bodies = await Promise.all(sent.map((blob) => blob.text()));
  return bodies
    .map((body) => JSON.parse(body) as { release: string })
    .filter((one) => one.release === release);
}

function named(name: string) {
  return Object.assign(new Error('private'), { name, stack: '' });
}

test('a request names the release, and equal crashes send one', async () => {
  expect(await report('1.0.0+a1b2c3d', ['private', 'text'])).toEqual([
    { release: '1.0.0+a1b2c3d', reports: [{ kind: 'crash', code: 'string', path: '/', count: 1 }] },
  ]);
});

test('an endless failure sends a limited number of requests', async () => {
  const errors = Array.from({ length: 100 }, (_, index) => named(`Error${index}`));

  expect(await report('endless', errors)).toHaveLength(20);
});

test('a code cannot carry a text', async () => {
  const errors = [named(`Ada Obi paid ₦5,000 ${'x'.repeat(100)}`), named('1234')];

  expect(JSON.stringify(await report('texts', errors))).toMatch(/"Ada-Obi-paid-5-000-x{61}".*"unnamed"/);
});
