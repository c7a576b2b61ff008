import { expect, test } from 'vitest';
import { themeCss } from './theme-css.ts';

test('backdrop: has its colour in browsers where it inherits no variables', () => {
  expect(themeCss()).toMatch(/::backdrop \{ background: rgb[^;]*; \}/);
});

test('light theme: Chrome on Android, which can darken pages, keeps it', () => {
  expect(themeCss()).toContain(':root { color-scheme: only light;');
});
