import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { channelsOf, contrast } from '../testing/contrast.ts';
import { themeCss } from './theme-css.ts';
import { type Palette, PALETTES } from './tokens.ts';

const modes = ['light', 'dark'] as const;

describe.each(modes)('colours of the %s theme', (mode) => {
  const palette = PALETTES[mode];

  test.each([
    ['ink', ['page', 'card', 'primaryTint']],
    ['inkSoft', ['page', 'card', 'sunken', 'line', 'primaryTint']],
    ['primary', ['page', 'card', 'sunken', 'primaryTint']],
    ['onPrimary', ['primaryFill', 'primaryHover']],
    ['danger', ['page', 'card', 'sunken', 'dangerTint']],
    ['onDanger', ['danger', 'dangerHover']],
  ] as const)('%s reads well on %j', (text, grounds: readonly Exclude<keyof Palette, 'status'>[]) => {
    for (const ground of grounds)
      expect(contrast(palette[text], palette[ground]), ground).toBeGreaterThanOrEqual(4.5);
  });

  test('ink reads well on a warning', () => {
    expect(contrast(palette.ink, palette.status.orange.tint)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(palette.status))('a %s badge reads well', (_, { text, tint }) => {
    expect(contrast(text, tint)).toBeGreaterThanOrEqual(4.5);
  });

  test('the edge of an input: has enough contrast on card, page and sunken', () => {
    for (const ground of [palette.card, palette.page, palette.sunken])
      expect(contrast(palette.edge, ground)).toBeGreaterThanOrEqual(3);
  });

  test('the focus ring: has enough contrast on card, page and danger tint', () => {
    for (const ground of [palette.card, palette.page, palette.dangerTint])
      expect(contrast(palette.primary, ground)).toBeGreaterThanOrEqual(3);
  });
});

/** Evaluates the rule that theme-css.ts has for a brand colour, which jsdom cannot do. */
function brandColours(mode: (typeof modes)[number], brand: string): Record<string, string> {
  const selector = mode === 'light' ? "[style*='--brand'] {" : "[style*='--brand'][data-theme='dark'] {";
  const [rule = ''] = themeCss().split(selector)[1]?.split('}') ?? [];
  const { card } = PALETTES[mode];
  const found: Record<string, string> = { brand, card, black: '#000000', white: '#ffffff' };
  const colourOf = (text: string) => found[text.replace(/var\(--(.*)\)/, '$1')] ?? text;
  for (const [, name = '', one = '', share = '', other = ''] of rule.matchAll(
    /--(primary[\w-]*): color-mix\(in srgb, (\S+) (\d+)%, ([^;]+)\);/g,
  )) {
    const others = channelsOf(colourOf(other));
    const mixed = channelsOf(colourOf(one)).map((channel, index) =>
      Math.round((channel * Number(share) + (others[index] ?? 0) * (100 - Number(share))) / 100),
    );
    found[name] = `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  }
  return found;
}

describe.each(modes)('brand colour in the %s theme', (mode) => {
  // The last four have about the least contrast with white that the setting accepts.
  test.each(['#000000', '#1a237e', '#767676', '#0073e6', '#d23f31', '#008539'])(
    '%s reads well on every ground',
    (brand) => {
      const { page, card, sunken, inkSoft, onPrimary } = PALETTES[mode];

      const {
        primary = '',
        'primary-hover': hover = '',
        'primary-tint': tint = '',
      } = brandColours(mode, brand);

      for (const ground of [page, card, sunken, tint])
        expect(contrast(primary, ground)).toBeGreaterThanOrEqual(4.5);
      for (const fill of [mode === 'light' ? brand : primary, hover])
        expect(contrast(onPrimary, fill)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(inkSoft, tint)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('sources of the components', () => {
  const COLOUR = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch)\(|:\s*(white|black)\b/i;
  const root = resolve(import.meta.dirname, '..');
  const sources = globSync('**/*.{css,ts,tsx}', { cwd: root })
    .filter((path) => !path.startsWith('theme') && !path.includes('.test.'))
    .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }));

  test('only the tokens define colours', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.filter(({ text }) => COLOUR.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('they ask only for variables that the page or the file itself has', () => {
    const css = themeCss();

    const asked = sources.flatMap(({ text }) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => ({ name, text })),
    );

    expect(asked.length).toBeGreaterThan(50);
    const isMissing = ({ name, text }: (typeof asked)[number]) => !`${css}${text}`.includes(`${name}: `);
    expect(asked.filter(isMissing).map(({ name }) => name)).toEqual([]);
  });
});

test('the page gets the variables of both themes', () => {
  const css = themeCss();

  expect(css).toContain(`--primary: ${PALETTES.light.primary}`);
  expect(css).toContain(`--primary: ${PALETTES.dark.primary}`);
  expect(css).toContain('--on-primary');
});
