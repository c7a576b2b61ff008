import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

function reachedFrom(entry: URL, reached = new Set<string>()): Set<string> {
  reached.add(entry.href);
  const source = readFileSync(entry, 'utf8');
  for (const [, specifier = ''] of source.matchAll(/^(?:import|export)\b[^']*from '([^']+)'/gm)) {
    if (!specifier.startsWith('.')) reached.add(specifier);
    else if (!reached.has(new URL(specifier, entry).href)) reachedFrom(new URL(specifier, entry), reached);
  }
  return reached;
}

const packagesOf = (reached: Set<string>) => [...reached].filter((name) => !name.startsWith('file:'));

test('main entry point: imports no package, so the app starts without yup', () => {
  const reached = reachedFrom(new URL('./index.ts', import.meta.url));

  expect(packagesOf(reached)).toEqual([]);
  expect(reached.size).toBeGreaterThan(30);
});

test('the validation entry point imports yup and no other package', () => {
  expect(packagesOf(reachedFrom(new URL('./validation/index.ts', import.meta.url)))).toEqual(['yup']);
});

test('no rule reads a clock or a random source', () => {
  const modules = [
    ...reachedFrom(new URL('./validation/index.ts', import.meta.url)),
    ...reachedFrom(new URL('./index.ts', import.meta.url)),
  ];
  for (const module of modules.filter((name) => name.startsWith('file:'))) {
    expect(readFileSync(new URL(module), 'utf8'), module).not.toMatch(
      /Date\.now|new Date\(\)|Math\.random|performance\./,
    );
  }
});
