import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PALETTES } from '@amana/ui';
import { expect, test } from 'vitest';

const PUBLIC = join(import.meta.dirname, '../../../public');

test('the installed app has the colours of the theme, and its icons exist', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8'));

  expect(manifest).toMatchObject({
    theme_color: PALETTES.light.primary,
    background_color: PALETTES.light.page,
    icons: expect.toSatisfy((icons: { src: string }[]) =>
      icons.every(({ src }) => existsSync(join(PUBLIC, src))),
    ) as unknown,
  });
});
