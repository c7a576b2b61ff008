import { expect, test } from 'vitest';
import { writeOtherPaths } from './other-paths.ts';

const WORKER = 'const paths="other-paths: /api/v1";';

test('the paths of the site that the settings give to something else are written into the worker', () => {
  const settings = {
    apiBaseUrl: '/backend/v1/',
    termsUrl: '/terms#sellers',
    faqUrl: 'https://help.example/faq',
  };

  const worker = writeOtherPaths(WORKER, settings);

  expect(worker).toBe('const paths="other-paths: /backend/v1 /terms";');
  expect(writeOtherPaths(worker, {})).toBe(WORKER);
});

test('an API of another site leaves every path to the app, and so does a page in the root', () => {
  const settings = { apiBaseUrl: 'https://api.example/api/v1', privacyUrl: '/?privacy' };

  expect(writeOtherPaths(WORKER, settings)).toBe('const paths="other-paths:";');
});

test.each(['"', "'", '`', '${a}', '\\'])('the path /a%sb stays a text of the worker', (character) => {
  const worker = writeOtherPaths(WORKER, { termsUrl: `/a${character}b` });

  expect(worker).toMatch(/^const paths="other-paths: \/api\/v1 \/a[\w%$/]+b";$/);
});

test('a worker without a place for the paths is refused', () => {
  expect(() => writeOtherPaths('', {})).toThrow('no place for the paths');
});
