import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the page asks browsers not to translate it, which breaks buttons', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
  const { documentElement } = new DOMParser().parseFromString(page, 'text/html');

  expect(documentElement.lang).toBe('en-NG');
  expect(documentElement.getAttribute('translate')).toBe('no');
});
