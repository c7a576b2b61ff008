import { CHANGE_PASSWORD } from '../well-known.ts';
import { REVALIDATE, HASHED_FILES, CACHE_FOREVER } from '../headers/cache-control.ts';
import { type Header, ASSET_HEADERS } from '../headers/security-headers.ts';

/** Listed by name, because hosts send a header twice if two rules match. */
const REVALIDATED = ['', 'index.html', 'manifest.webmanifest'];
export const NOT_FOUND_PAGE = 'not-found.txt';

function rule(path: string, headers: readonly Header[]): string {
  return [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`)].join('\n');
}

const caching = (value: string): Header[] => [{ name: 'Cache-Control', value }];

const scriptsIn = (basePath: string) => basePath + HASHED_FILES;

/**
 * The file `_headers` of Netlify and Cloudflare Pages, which revalidate other paths by default. Both add the headers of
 * all matching rules, so hashed files have those of a page too.
 */
export function headersFile(headers: readonly Header[], worker = 'sw.js', basePath = '/'): string {
  const further = ASSET_HEADERS.filter(({ name }) => headers.every((header) => header.name !== name));
  const rules = [
    rule(`${basePath}*`, headers),
    rule(`${scriptsIn(basePath)}*`, [...caching(CACHE_FOREVER), ...further]),
    ...[...REVALIDATED, worker].map((path) => rule(basePath + path, caching(REVALIDATE))),
  ];
  return `${rules.join('\n\n')}\n`;
}

/** The file `_redirects`: a missing script is a 404, and every other path without a file is a route of the app. */
export function redirectsFile(basePath: string): string {
  const notFound = `${basePath}${NOT_FOUND_PAGE}  404`;
  const rules = [
    // Password managers do not trust a site that answers every address with a page.
    ...(basePath === '/'
      ? [`${CHANGE_PASSWORD.address}  /${CHANGE_PASSWORD.page}  302`, `/.well-known/*  ${notFound}`]
      : []),
    `${scriptsIn(basePath)}*  ${notFound}`,
    `${basePath}*  ${basePath}index.html  200`,
  ];
  return `${rules.join('\n')}\n`;
}
