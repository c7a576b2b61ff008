import { expect, test } from 'vitest';
import { writePageVersion } from './page-version.ts';

const WORKER = 'const version = "page-0000000000000000";';

test('a changed page changes the worker, the same page does not', () => {
  const one = writePageVersion(WORKER, '<p>one</p>');

  expect(one).toMatch(/^const version = "page-[0-9a-f]{16}";$/);
  expect(writePageVersion(one, '<p>one</p>')).toBe(one);
  expect(writePageVersion(one, '<p>two</p>')).not.toBe(one);
});

test('a worker without a place for the version is refused', () => {
  expect(() => writePageVersion('', '')).toThrow('no place for its version');
});
