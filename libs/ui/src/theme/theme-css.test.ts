import { expect, test } from 'vitest';
import { themeCss } from './theme-css.ts';
import { PALETTES } from './tokens.ts';

test('the backdrop of a dialog has its colour where a browser lets it inherit none', () => {
  const css = themeCss();

  expect(css).toContain(`:root ::backdrop { --overlay: ${PALETTES.light.overlay}; }`);
  expect(css).toContain(`:root[data-theme='dark'] ::backdrop { --overlay: ${PALETTES.dark.overlay}; }`);
});

test('Chrome on Android, which can darken light pages, leaves the light theme as it is', () => {
  expect(themeCss()).toContain(':root { color-scheme: only light;');
});
