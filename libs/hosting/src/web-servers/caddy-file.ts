import { CACHE_FOREVER, HASHED_FILES, REVALIDATE } from '../headers/cache-control.ts';
import { type Header, ASSET_HEADERS } from '../headers/security-headers.ts';
import { CHANGE_PASSWORD } from '../well-known.ts';
import { quotedFor, WRITTEN_HERE } from './file-text.ts';

export const CADDY_FILE = 'amana.caddy';

const quoted = (text: string) => quotedFor(CADDY_FILE, text);

function block(name: string, lines: readonly string[]): string[] {
  return [`${name} {`, ...lines.map((line) => `\t${line}`), '}'];
}

function headerBlock(matcher: string, headers: readonly Header[]): string[] {
  return block(
    `header ${matcher}`,
    headers.map(({ name, value }) => `${name} ${quoted(value)}`),
  );
}

/**
 * A file to import into a site of a Caddyfile. `headers`: those of every file except the hashed ones; `root`: absolute
 * path of the folder to serve.
 */
export function caddyFile(headers: readonly Header[], root: string, basePath: string): string {
  const folder = basePath.replaceAll('.', '[.]');
  const matcher = basePath === '/' ? '' : ` ${basePath}*`;
  const lines = block(`handle${matcher}`, [
    // Directives run in this order.
    ...block('route', [
      `root * ${quoted(root)}`,
      // The matcher 'path' ignores case.
      `@hashed path_regexp ^${folder}${HASHED_FILES}`,
      `@current not path_regexp ^${folder}${HASHED_FILES}`,
      ...headerBlock('@hashed', ASSET_HEADERS),
      ...headerBlock('@current', headers),
      `header ${basePath}manifest.webmanifest Content-Type application/manifest+json`,
      ...(basePath === '/' ? [`redir ${CHANGE_PASSWORD.address} /${CHANGE_PASSWORD.page} 302`] : []),
      '# Other paths than these are routes of the app.',
      ...block('@missing', [`path_regexp ^${folder}${HASHED_FILES}|/\\.|\\.[^/.]+$`, 'not file']),
      ...block('@hidden', [`path_regexp /\\.`, 'not path /.well-known/*']),
      'error @missing 404',
      'error @hidden 404',
      // Set after the errors, so that a 404 is not cached for a year.
      `header @hashed Cache-Control ${quoted(CACHE_FOREVER)}`,
      `header @current Cache-Control ${quoted(REVALIDATE)}`,
      // Caddy itself sends it with compressed files only; 'defer' replaces that one.
      ...block('header', ['Vary Accept-Encoding', 'defer']),
      `try_files {path} ${basePath}index.html`,
      ...block('file_server', [`hide ${CADDY_FILE}`, 'precompressed br gzip']),
    ]),
  ]);
  const redirect = basePath === '/' ? [] : [`redir ${basePath.slice(0, -1)} ${basePath} 301`];
  return `${WRITTEN_HERE}${[...redirect, ...lines].join('\n')}\n`;
}
