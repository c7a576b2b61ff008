import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  ['overlays/dialog.module.css', 'max-height: 90dvh'],
  ['layout/layout.module.css', 'max-width: 600px'],
  ['components/progress-bar.module.css', 'height: 5px'],
])('%s sets %s', (file, measure) => {
  expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toContain(`${measure};`);
});

test.each([
  ['disabled buttons', 'components/button.module.css', 'color: GrayText;'],
  ['skeletons', 'components/skeleton.module.css', 'border: 1px solid GrayText;'],
])('%s: visible with forced colours', (_, file, colour) => {
  const css = readFileSync(join(import.meta.dirname, file), 'utf8');
  expect(css.slice(css.indexOf('@media (forced-colors: active)'))).toContain(colour);
});
