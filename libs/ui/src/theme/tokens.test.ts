import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { themeCss } from './theme-css.ts';
import { PALETTES } from './tokens.ts';

const modes = ['light', 'dark'] as const;

describe.each(modes)('colours of the %s theme', (mode) => {
  const palette = PALETTES[mode];

  test.each([
    ['ink on page', palette.ink, palette.page],
    ['ink on card', palette.ink, palette.card],
    ['soft ink on page', palette.inkSoft, palette.page],
    ['soft ink on card', palette.inkSoft, palette.card],
    ['soft ink on sunken', palette.inkSoft, palette.sunken],
    ['primary on page', palette.primary, palette.page],
    ['primary on card', palette.primary, palette.card],
    ['primary on its tint', palette.primary, palette.primaryTint],
    ['text on primary', palette.onPrimary, palette.primary],
    ['text on primary, hovered', palette.onPrimary, palette.primaryHover],
    ['danger on card', palette.danger, palette.card],
    ['danger on its tint', palette.danger, palette.dangerTint],
    ['text on danger', palette.onDanger, palette.danger],
    ['received on card', palette.positive, palette.card],
    ['paid on card', palette.negative, palette.card],
  ])('%s reads well', (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(palette.status))('a %s badge reads well', (_, { text, tint }) => {
    expect(contrast(text, tint)).toBeGreaterThanOrEqual(4.5);
  });

  test('the edge of an input stands out from card and page', () => {
    expect(contrast(palette.edge, palette.card)).toBeGreaterThanOrEqual(3);
  });
});

test('the page gets the variables of both themes', () => {
  const css = themeCss();

  expect(css).toContain(`--primary: ${PALETTES.light.primary}`);
  expect(css).toContain(`--primary: ${PALETTES.dark.primary}`);
  expect(css).toContain('--on-primary');
});
