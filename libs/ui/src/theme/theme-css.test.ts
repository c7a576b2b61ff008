import { expect, test } from 'vitest';
import { themeCss } from './theme-css.ts';
import { PALETTES } from './tokens.ts';

test('backdrop: has its colour in browsers where it inherits nothing', () => {
  const css = themeCss();

  expect(css).toContain(`:root ::backdrop { --overlay: ${PALETTES.light.overlay}; }`);
  expect(css).toContain(`:root[data-theme='dark'] ::backdrop { --overlay: ${PALETTES.dark.overlay}; }`);
});

test('light theme: Chrome on Android, which can darken pages, keeps it', () => {
  expect(themeCss()).toContain(':root { color-scheme: only light;');
});
