import { expect, test } from 'vitest';
import { pathOfLink } from './console-app.ts';

test('a mailed link leads into this application, whatever address it names', () => {
  expect(pathOfLink('/', 'http://elsewhere.test/confirm-email?Token=a&email=b%40c')).toBe(
    '/confirm-email?Token=a&email=b%40c',
  );
  expect(() => pathOfLink('/', 'nowhere')).toThrow('This link leads nowhere.');
});
