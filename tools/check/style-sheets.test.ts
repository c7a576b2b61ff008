import { globSync, readFileSync } from 'node:fs';
import { themeCss } from '@amana/ui/theme';
import { expect, test } from 'vitest';
import { inWorkspace } from '../start/workspace.ts';

const COLOUR = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch)\(|:\s*(white|black)\b/i;
/** libs/ui checks its own sheets with its components. */
const SHEETS = globSync('{apps/web,libs/demo}/src/**/*.css', { cwd: inWorkspace() })
  .sort()
  .map((path) => ({ path, text: readFileSync(inWorkspace(path), 'utf8') }));

test.each(SHEETS)('$path: defines no colours and uses only existing variables', ({ text }) => {
  const known = `${themeCss()}\n${text}`;
  const asked = [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);

  expect(COLOUR.exec(text)?.[0]).toBeUndefined();
  expect(asked.filter((name) => !known.includes(`${name}: `))).toEqual([]);
});

test('there are style sheets of the web app and of the demo', () => {
  expect(SHEETS.length).toBeGreaterThan(20);
});
