import { CACHE_FOREVER, HASHED_FILES, REVALIDATE } from '../headers/cache-control.ts';
import type { Header } from '../headers/security-headers.ts';

export const NOT_FOUND_PAGE = 'not-found.txt';

/**
 * The file `_headers` of Netlify and Cloudflare Pages, which revalidate other paths by default. Both add the headers of
 * all matching rules, so hashed files have those of a page too.
 */
export function headersFile(headers: readonly Header[], worker = 'sw.js', basePath = '/'): string {
  const ofPages = headers.map(({ name, value }) => `  ${name}: ${value}`);
  const ofHashedFiles = [`  Cache-Control: ${CACHE_FOREVER}`, '  Cross-Origin-Resource-Policy: same-origin'];
  // Listed by name, because hosts send a header twice if two rules match.
  const revalidated = ['', 'index.html', 'manifest.webmanifest', worker];
  const rules = [
    [`${basePath}*`, ...ofPages],
    [`${basePath}${HASHED_FILES}*`, ...ofHashedFiles],
    ...revalidated.map((name) => [basePath + name, `  Cache-Control: ${REVALIDATE}`]),
  ];
  return `${rules.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** The file `_redirects`: a missing script is a 404, and every other path without a file is a route of the app. */
export function redirectsFile(basePath: string): string {
  const notFound = `${basePath}${NOT_FOUND_PAGE}  404`;
  // Password managers do not trust a site that answers every address with a page.
  const ofSite = `/.well-known/change-password  /dashboard/account/change-password  302
/.well-known/*  ${notFound}
`;
  return `${basePath === '/' ? ofSite : ''}${basePath}${HASHED_FILES}*  ${notFound}
${basePath}*  ${basePath}index.html  200
`;
}
