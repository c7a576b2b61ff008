import { CACHE_FOREVER, HASHED_FILES, REVALIDATE } from '../headers/cache-control.ts';
import { type Header, API_HEADERS, ASSET_HEADERS } from '../headers/security-headers.ts';
import { CHANGE_PASSWORD } from '../well-known.ts';
import { quotedFor, WRITTEN_HERE } from './file-text.ts';

export const CADDY_FILE = 'amana.caddy';

const quoted = (text: string) => quotedFor(CADDY_FILE, text);

function block(name: string, lines: readonly string[]): string[] {
  return [`${name} {`, ...lines.map((line) => `\t${line}`), '}'];
}

function headerLines(headers: readonly Header[]): string[] {
  return headers.map(({ name, value }) => `${name} ${quoted(value)}`);
}

/** Rules for an API that the operator's own `handle` forwards. `path`: with a slash at both ends. */
function apiLines(path: string): string[] {
  // Caddy accepts no quotation marks here, and a brace begins a placeholder.
  const matcher = `${path.replaceAll(/[{}]/g, encodeURIComponent)}*`;
  return [
    // The app signs in by a header; cookies of other apps on the site are not the API's.
    `request_header ${matcher} -Cookie`,
    // With 'defer', these replace the headers of the API's answer.
    ...block(`header ${matcher}`, [...headerLines(API_HEADERS), '-Set-Cookie', 'defer']),
  ];
}

export interface CaddyOptions {
  /** Those of every file except the hashed ones. */
  readonly headers: readonly Header[];
  /** Absolute path of the folder to serve. */
  readonly root: string;
  readonly basePath: string;
  /** Path of an API on the same site; null for another site. */
  readonly apiPath: string | null;
}

/** A file to import into a site of a Caddyfile. */
export function caddyFile({ headers, root, basePath, apiPath }: CaddyOptions): string {
  const folder = basePath.replaceAll('.', '[.]');
  const matcher = basePath === '/' ? '' : ` ${basePath}*`;
  const lines = block(`handle${matcher}`, [
    // Directives run in this order.
    ...block('route', [
      `root * ${quoted(root)}`,
      // The matcher 'path' ignores case.
      `@hashed path_regexp ^${folder}${HASHED_FILES}`,
      `@current not path_regexp ^${folder}${HASHED_FILES}`,
      ...block('header @hashed', headerLines(ASSET_HEADERS)),
      ...block('header @current', headerLines(headers)),
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
      // It does not serve the Caddyfile and the files that this imports.
      ...block('file_server', ['precompressed br gzip']),
    ]),
  ]);
  const redirect = basePath === '/' ? [] : [`redir ${basePath.slice(0, -1)} ${basePath} 301`];
  const apiFolder = `${apiPath?.replace(/\/*$/, '')}/`;
  // Headers of the API would hide the app if it were below the API's path.
  const hasApi = apiPath !== null && !(basePath + HASHED_FILES).startsWith(apiFolder);
  const api = hasApi ? apiLines(apiFolder) : [];
  return `${WRITTEN_HERE}${[...api, ...redirect, ...lines].join('\n')}\n`;
}
