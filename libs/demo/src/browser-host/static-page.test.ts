// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { findFolder, goToAskedScreen } from './static-page.ts';

async function textAfterFailed(type: string): Promise<string> {
  document.body.innerHTML = '<div id="root">The running app</div>';
  const script = Object.assign(document.createElement('script'), { type });
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  await Promise.resolve();
  return document.getElementById('root')?.textContent ?? '';
}

test('static page: reports its own failed script, not an optional one', async () => {
  findFolder('demo-worker.js', 'open');

  expect(await textAfterFailed('')).toBe('The running app');
  expect(await textAfterFailed('module')).toMatch(/^The demo could not be loaded/);
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

function openedAt(address: string, root = '/some/demo/'): string {
  window.history.replaceState(null, '', address);
  goToAskedScreen(root);
  return `${window.location.pathname}${window.location.search}${window.location.hash}`;
}

test.each([
  ['/some/demo/manage/1?screen=goods&open=form', '/some/demo/manage/1?screen=goods&open=form'],
  ['/some/demo/?screen=dashboard%2Forders%2F1%3Freferral%3D2', '/some/demo/dashboard/orders/1?referral=2'],
  ['/some/demo/?screen=%2F%2Felsewhere.test%2Flogin', '/some/demo/elsewhere.test/login'],
  ['/some/demo/?screen=%5C%2Felsewhere.test', '/some/demo/elsewhere.test'],
  ['/some/demo/index.html?x=1#y', '/some/demo/?x=1#y'],
  ['/some/demo/dashboard/orders/1?referral=2', '/some/demo/dashboard/orders/1?referral=2'],
])('static page: opening %s leads to %s', (address, screen) => {
  expect(openedAt(address)).toBe(screen);
});

test('demo in the root of its site: outside addresses become its paths', () => {
  expect(openedAt('/?screen=%5Celsewhere.test', '/')).toBe('/elsewhere.test');
});
