import { expect, test } from 'vitest';
import { isLoopbackHost, pathOfLink } from './console-app.ts';

test('a mailed link leads into this application, whatever address it names', () => {
  expect(pathOfLink('/', 'http://elsewhere.test/confirm-email?Token=a&email=b%40c')).toBe(
    '/confirm-email?Token=a&email=b%40c',
  );
  expect(() => pathOfLink('/', 'nowhere')).toThrow('This link leads nowhere.');
});

test.each(['localhost', 'demo.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '0.0.0.0'])(
  '%s leads each device to itself',
  (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  },
);

test.each(['192.168.1.5', '10.127.0.1', 'amana.test', 'localhost.amana.test', '127.amana.test'])(
  '%s may lead to this computer',
  (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  },
);
