import { CACHE_FOREVER, HASHED_FILES, REVALIDATE } from '../headers/cache-control.ts';
import { type Header, ASSET_HEADERS } from '../headers/security-headers.ts';
import { CHANGE_PASSWORD } from '../well-known.ts';

function rule(source: string, cacheControl: string, headers: readonly Header[]) {
  const all = [{ name: 'Cache-Control', value: cacheControl }, ...headers];
  return { source, headers: all.map(({ name, value }) => ({ key: name, value })) };
}

/**
 * The file `vercel.json` in the root of the published folder. `headers`: those of every file except the hashed ones.
 * Vercel compresses by itself, and rewrites only addresses without a file.
 */
export function vercelFile(headers: readonly Header[], basePath: string): string {
  // Vercel reads a source as a pattern of path-to-regexp, in which a group holds a regular expression.
  const content = {
    headers: [
      rule(`${basePath}${HASHED_FILES}(.*)`, CACHE_FOREVER, ASSET_HEADERS),
      rule(`${basePath}((?!${HASHED_FILES}).*)`, REVALIDATE, headers),
    ],
    ...(basePath === '/'
      ? {
          redirects: [
            { source: CHANGE_PASSWORD.address, destination: `/${CHANGE_PASSWORD.page}`, statusCode: 302 },
          ],
        }
      : {}),
    // A missing hashed file, dot file or path with an extension stays a 404.
    rewrites: [
      {
        source: String.raw`${basePath}((?!${HASHED_FILES}|(?:.*/)?\.|.*\.[^/.]+$).*)`,
        destination: `${basePath}index.html`,
      },
    ],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
