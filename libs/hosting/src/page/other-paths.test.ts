import { expect, test } from 'vitest';
import { writeOtherPaths } from './other-paths.ts';

const WORKER = 'const paths="other-paths: /api/v1";';

test('the paths of the site that the settings give to something else are written into the worker', () => {
  const settings = {
    apiBaseUrl: '/backend/v1/',
    termsUrl: '/terms#sellers',
    faqUrl: '/',
  };

  const worker = writeOtherPaths(WORKER, settings);

  expect(worker).toBe('const paths="other-paths: /backend/v1 /terms";');
  expect(writeOtherPaths(worker, {})).toBe(WORKER);
});

test('an address that is written in full may be of the same site, so it is written with its origin', () => {
  const settings = {
    apiBaseUrl: 'https://api.example/api/v1',
    termsUrl: 'https://amana.example/terms/#sellers',
  };

  expect(writeOtherPaths(WORKER, settings)).toBe(
    'const paths="other-paths: https://api.example/api/v1 https://amana.example/terms";',
  );
});

test('a page in the root leaves every path to the app', () => {
  const settings = { apiBaseUrl: 'https://api.example/', privacyUrl: '/?privacy' };

  expect(writeOtherPaths(WORKER, settings)).toBe('const paths="other-paths:";');
});

test.each(['"', "'", '`', '${a}', '\\'])('the path /a%sb stays a text of the worker', (character) => {
  const worker = writeOtherPaths(WORKER, { termsUrl: `/a${character}b` });

  expect(worker).toMatch(/^const paths="other-paths: \/api\/v1 \/a[\w%$/]+b";$/);
});

test('a worker without a place for the paths is refused', () => {
  expect(() => writeOtherPaths('', {})).toThrow('no place for the paths');
});
