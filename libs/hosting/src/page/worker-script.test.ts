import { expect, test } from 'vitest';
import { writeOtherPaths, writePageVersion } from './worker-script.ts';

const PATHS_WORKER = 'const paths="other-paths: /api/v1";';

test("worker script: contains the site's paths that belong to something else", () => {
  const settings = {
    apiBaseUrl: '/backend/v1/',
    termsUrl: '/terms#sellers',
    faqUrl: '/',
  };

  const worker = writeOtherPaths(PATHS_WORKER, settings);

  expect(worker).toBe('const paths="other-paths: /backend/v1 /terms";');
  expect(writeOtherPaths(worker, {})).toBe(PATHS_WORKER);
});

test("a full address: written with its origin, which may be the site's", () => {
  const settings = {
    apiBaseUrl: 'https://api.example/api/v1',
    termsUrl: 'https://amana.example/terms/#sellers',
  };

  expect(writeOtherPaths(PATHS_WORKER, settings)).toBe(
    'const paths="other-paths: https://api.example/api/v1 https://amana.example/terms";',
  );
});

test('a page in the root leaves every path to the app', () => {
  const settings = { apiBaseUrl: 'https://api.example/', privacyUrl: '/?privacy' };

  expect(writeOtherPaths(PATHS_WORKER, settings)).toBe('const paths="other-paths:";');
});

test.each(['"', "'", '`', '${a}', '\\'])('the path /a%sb stays a text of the worker', (character) => {
  const worker = writeOtherPaths(PATHS_WORKER, { termsUrl: `/a${character}b` });

  expect(worker).toMatch(/^const paths="other-paths: \/api\/v1 \/a[\w%$/]+b";$/);
});

test('a worker without a place for the paths is refused', () => {
  expect(() => writeOtherPaths('', {})).toThrow('no place for the paths');
});

const VERSION_WORKER = 'const version = "page-0000000000000000";';

test('a changed page changes the worker, the same page does not', () => {
  const one = writePageVersion(VERSION_WORKER, '<p>one</p>');

  expect(one).toMatch(/^const version = "page-[0-9a-f]{16}";$/);
  expect(writePageVersion(one, '<p>one</p>')).toBe(one);
  expect(writePageVersion(one, '<p>two</p>')).not.toBe(one);
});

test('a worker without a place for the version is refused', () => {
  expect(() => writePageVersion('', '')).toThrow('no place for its version');
});
