import { expect, test } from 'vitest';
import { isLoopbackHost } from './loopback-host.ts';

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
