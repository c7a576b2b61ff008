import { readFileSync } from 'node:fs';

const DIST = 'apps/web/dist';

/** @typedef {{ file: string, name?: string, imports?: string[], isDynamicEntry?: boolean }} Chunk */
/** @type {Record<string, Chunk>} */
const chunks = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'));

/** The key of a page in the manifest; the pages of a visitor may share one chunk. @param {string[]} names */
function pageKey(...names) {
  const key = Object.keys(chunks).find((one) => names.includes(chunks[one]?.name ?? ''));
  if (key === undefined) throw new Error(`The build has no chunk ${names.join(' or ')}.`);
  return key;
}

/** The keys of chunks and of everything that they import statically. @param {string[]} keys */
function withImports(keys) {
  const found = new Set(keys);
  for (const key of found) for (const imported of chunks[key]?.imports ?? []) found.add(imported);
  return found;
}

/** @param {Iterable<string>} keys */
const scripts = (keys) => [...keys].map((key) => `${DIST}/${chunks[key]?.file ?? ''}`);

const overview = withImports(['index.html', pageKey('dashboard-layout'), pageKey('overview-page')]);
const furtherPages = Object.keys(chunks).filter(
  (key) => /\/features\/(?!auth\/).*-page\.tsx$/.test(key) && !overview.has(key),
);

export default [
  {
    name: '/login',
    path: scripts(withImports(['index.html', pageKey('sign-in-page', 'sign-in')])),
    limit: '165 kB',
  },
  { name: '/dashboard/overview', path: scripts(overview), limit: '215 kB' },
  ...furtherPages.map((key) => ({
    name: `${chunks[key]?.name ?? key}, beyond the overview`,
    path: scripts([...withImports([key])].filter((one) => !overview.has(one))),
    limit: '35 kB',
  })),
];
