import { expect, test } from 'vitest';
import { withFilesFrom } from './web-app-config.ts';

test('relative file references of a page are resolved against the folder', () => {
  const page = '<script type="module" src="./assets/a.js"></script><link href="./icon.svg" /><p>./b</p>';

  expect(withFilesFrom(page, '/some/demo/')).toBe(
    '<script type="module" src="/some/demo/assets/a.js"></script><link href="/some/demo/icon.svg" /><p>./b</p>',
  );
});
