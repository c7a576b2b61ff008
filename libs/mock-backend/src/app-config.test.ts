import { expect, test } from 'vitest';
import { withFilesFrom } from './app-config.ts';

test('files that a page names from where it lies are named from the folder, whatever address it answers', () => {
  const page = '<script type="module" src="./assets/a.js"></script><link href="./icon.svg" /><p>./b</p>';

  expect(withFilesFrom(page, '/some/demo/')).toBe(
    '<script type="module" src="/some/demo/assets/a.js"></script><link href="/some/demo/icon.svg" /><p>./b</p>',
  );
});
