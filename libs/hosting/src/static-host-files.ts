import { REVALIDATE, HASHED_FILES, CACHE_FOREVER } from './caching.ts';
import type { Header } from './security-headers.ts';

/** Listed by name, because hosts send a header twice where two rules set it for one path. */
const REVALIDATED = ['/', '/index.html', '/manifest.webmanifest'];

function rule(path: string, headers: readonly Header[]): string {
  return [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`)].join('\n');
}

const caching = (value: string): Header[] => [{ name: 'Cache-Control', value }];

/** The file `_headers` of Netlify and Cloudflare Pages, whose default for other paths is to revalidate. */
export function headersFile(headers: readonly Header[], worker = '/sw.js'): string {
  const rules = [
    rule('/*', headers),
    rule(`${HASHED_FILES}*`, caching(CACHE_FOREVER)),
    ...[...REVALIDATED, worker].map((path) => rule(path, caching(REVALIDATE))),
  ];
  return `${rules.join('\n\n')}\n`;
}

/** The file `_redirects`: a missing script is a 404, and every other path without a file is a route of the app. */
export const REDIRECTS_FILE = `${HASHED_FILES}*  /not-found.txt  404\n/*  /index.html  200\n`;
