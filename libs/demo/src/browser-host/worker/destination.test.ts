import { expect, test } from 'vitest';
import { destinationOf } from './destination.ts';

const SCOPE = 'https://host.test/some/demo/';

const goingTo = (url: string) => destinationOf({ url, mode: 'navigate' }, SCOPE).kind;
const asking = (url: string) => destinationOf({ url, mode: 'cors' }, SCOPE);

test.each(['api/v1/Order/GetById/1?x=2', 'mock/v1/clock'])(
  'the backend answers %s, by its path from the root',
  (path) => {
    expect(asking(`${SCOPE}${path}`)).toEqual({ kind: 'backend', url: `https://host.test/${path}` });
  },
);

test('an uploaded file opened directly: served by the backend', () => {
  expect(goingTo(`${SCOPE}mock/v1/uploads/1`)).toBe('backend');
});

test.each(['', 'dashboard/orders/1?referral=2', 'nowhere/at/all', '#menu'])('%j is a screen', (path) => {
  expect(goingTo(`${SCOPE}${path}`)).toBe('page');
});

test.each(['icon.svg', 'assets/index-1.js'])('%s: served by the static host', (path) => {
  expect(goingTo(`${SCOPE}${path}`)).toBe('network');
  expect(asking(`${SCOPE}${path}`).kind).toBe('network');
});

test('destination: paths outside the folder are not of the demo', () => {
  expect(goingTo('https://host.test/some/other')).toBe('network');
  expect(asking('https://other.test/some/demo/api/v1/User').kind).toBe('network');
});

test.each(['gallery', 'gallery/', 'gallery/?path=/story/button'])(
  '%s: the gallery below the demo',
  (path) => {
    expect(goingTo(`${SCOPE}${path}`)).toBe('network');
  },
);
