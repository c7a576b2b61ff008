// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findFolder } from './static-page.ts';

/** The text of the page after a script of this type could not be loaded. */
async function textAfterFailed(type: string): Promise<string> {
  document.body.innerHTML = '<div id="root">The running app</div>';
  const script = Object.assign(document.createElement('script'), { type });
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  await Promise.resolve();
  return document.getElementById('root')?.textContent ?? '';
}

test('the page says that its own script could not be loaded, not one that the running app can do without', async () => {
  findFolder('demo-worker.js', 'open');

  expect(await textAfterFailed('')).toBe('The running app');
  expect(await textAfterFailed('module')).toMatch(/^The demo could not be loaded/);
});
