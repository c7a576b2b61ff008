import { describe, expect, test } from 'vitest';
import { brandColours, contrast } from './brand.ts';
import { PALETTES } from './tokens.ts';

const modes = ['light', 'dark'] as const;

describe.each(modes)('brand colour in the %s theme', (mode) => {
  test.each(['#0b6e4f', '#ffcc00', '#ffffff', '#000000', '#808080', '#1a237e', '#e53935', '#00ffff'])(
    '%s reads well on every ground',
    (colour) => {
      const { card, page, sunken, inkSoft } = PALETTES[mode];

      const { primary, primaryHover, onPrimary, primaryTint } = brandColours(colour, mode);

      for (const ground of [card, page, sunken, primaryTint, onPrimary])
        expect(contrast(primary, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onPrimary, primaryHover)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(inkSoft, primaryTint)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

test('brand colour: stays as it is where it reads well', () => {
  expect(brandColours('#1a237e', 'light').primary).toBe('#1a237e');
  expect(brandColours('#90caf9', 'dark').primary).toBe('#90caf9');
});
