import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OPTIONS, readOptions } from './configure-options.ts';

test.each([
  [[], '--to DIR is missing'],
  [['--to', ''], '--to is empty'],
  [['--to', 'a', '--nginx', ''], '--nginx is empty'],
  [['--to', '/'], '--to must be a folder below the root of the file system'],
  [['--to', 'a', '--colour', 'red'], "Unknown option '--colour'"],
  [['--to', 'a', '--base-path', '/shop'], '--base-path must be a path with a slash at both ends'],
  [['--to', 'a', '--base-path', '/../x/'], '--base-path must be a path with a slash at both ends'],
  [['--to', 'a', '--base-path', '/x/./'], '--base-path must be a path with a slash at both ends'],
  [['--to', 'a', '--listen', '8080; root /'], '--listen must be a port or ADDRESS:PORT'],
  [['--to', 'a', '--hsts', 'two years'], "--hsts must be 'max-age=SECONDS', with its options, or off"],
  [['--to', 'a', '--api-upstream', 'http://api/v1'], '--api-upstream must be an address without a path'],
  [['--to', 'a', '--tls-key', 'key.pem'], '--tls-certificate and --tls-key need each other'],
])('the options %j are refused: %s', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});

test('the usual port is 8080, and that of https with a certificate', () => {
  expect(readOptions(['--to', 'a']).listen).toBe('8080');
  expect(readOptions(['--to', 'a', '--tls-certificate', 'c', '--tls-key', 'k']).listen).toBe('443');
});

test('the help describes every option', () => {
  const help = readFileSync(join(import.meta.dirname, '../../configure-help.txt'), 'utf8');

  expect(Object.keys(OPTIONS).filter((name) => !help.includes(`--${name} `) && name !== 'help')).toEqual([]);
});
