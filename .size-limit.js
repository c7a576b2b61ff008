import { readFileSync } from 'node:fs';

const DIST = 'apps/web/dist';

const ENTRY = 'index.html';
const OVERVIEW = 'src/features/dashboard/overview/overview-page.tsx';

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[] }} Chunk */
/** @type {Record<string, Chunk>} */
const chunks = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'));

/** The keys of chunks and of everything that they import statically. @param {string[]} keys */
function withImports(keys) {
  const found = new Set(keys);
  for (const key of found) {
    const chunk = chunks[key];
    if (chunk === undefined) throw new Error(`The build has no chunk ${key}.`);
    for (const imported of chunk.imports ?? []) found.add(imported);
  }
  return found;
}

/** @param {Iterable<string>} keys */
const scripts = (keys) => [...keys].map((key) => `${DIST}/${chunks[key]?.file ?? ''}`);

const overview = withImports([ENTRY, OVERVIEW]);
const furtherPages = (chunks[ENTRY]?.dynamicImports ?? []).filter(
  (key) => key.startsWith('src/features/') && key !== OVERVIEW,
);

export default [
  { name: '/login', path: scripts(withImports([ENTRY])), limit: '199 kB' },
  { name: '/dashboard/overview', path: scripts(overview), limit: '222 kB' },
  ...furtherPages.map((key) => ({
    name: `${key.replace('src/features/', '')}, beyond the overview`,
    path: scripts([...withImports([key])].filter((one) => !overview.has(one))),
    limit: '35 kB',
  })),
];
