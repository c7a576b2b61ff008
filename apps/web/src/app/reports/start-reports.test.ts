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

test('a request names the release', async () => {
  const sent: Blob[] = [];
  const sendBeacon = (_: string, body: Blob) => sent.push(body);
  // jsdom has no sendBeacon.
  Object.assign(navigator, { sendBeacon });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'sendBeacon'));
  startReports({ reportUrl: '/reports', reportShare: 1, release: '1.0.0+a1b2c3d' });

  window.dispatchEvent(new ErrorEvent('error', { error: 'private' }));
  window.dispatchEvent(new Event('pagehide'));

  expect(JSON.parse((await sent[0]?.text()) ?? '')).toEqual({
    release: '1.0.0+a1b2c3d',
    reports: [{ kind: 'crash', code: 'string', path: '/', count: 1 }],
  });
});
