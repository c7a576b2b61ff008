import { REVALIDATE, HASHED_FILES, CACHE_FOREVER } from './caching.ts';
import type { Header } from './security-headers.ts';

export interface NginxOptions {
  /** An absolute path. */
  readonly root: string;
  /** A port, or ADDRESS:PORT. */
  readonly listen: string;
  readonly headers: readonly Header[];
  /** Needs Debian's package libnginx-mod-http-brotli-static. */
  readonly brotli: boolean;
  /** For an API on the same site: its path, and the server to which requests are forwarded. */
  readonly api: { readonly path: string; readonly upstream: string } | null;
}

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** An upload has at most 5 MiB, and a multipart form adds some bytes. */
const UPLOAD_LIMIT = '6m';
/** Longer than the app's limit of one minute for an upload. */
const API_TIMEOUT = '65s';

function quoted(text: string): string {
  // A quotation mark ends the text, a dollar sign begins a variable.
  if (/["\\$\r\n]/.test(text)) throw new Error(`nginx.conf cannot contain ${JSON.stringify(text)}`);
  return `"${text}"`;
}

/** Each location needs every header: nginx does not inherit headers into a location that adds one. */
function location(match: string, lines: readonly string[]): string {
  return [`  location ${match} {`, ...lines.map((line) => `    ${line}`), '  }'].join('\n');
}

function apiLocation({ path, upstream }: NonNullable<NginxOptions['api']>): string {
  return location(`^~ ${quoted(path.replace(/\/*$/, '/'))}`, [
    `proxy_pass ${quoted(upstream.replace(/\/+$/, ''))};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Host $http_host;',
    // Countdowns in the app are corrected by the API's clock; nginx would send its own Date.
    'proxy_pass_header Date;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    `proxy_read_timeout ${API_TIMEOUT};`,
    `client_max_body_size ${UPLOAD_LIMIT};`,
  ]);
}

/** A server block, for an nginx that serves other sites too. */
export function nginxSite({ root, listen, headers, brotli, api }: NginxOptions): string {
  const security = headers.map(({ name, value }) => `add_header ${name} ${quoted(value)} always;`);
  const current = [`add_header Cache-Control ${quoted(REVALIDATE)};`, ...security];
  const blocks = [
    [
      `  listen ${listen};`,
      `  root ${quoted(root)};`,
      '  charset utf-8;',
      '  server_tokens off;',
      '  gzip_static on;',
      '  gzip_vary on;',
      ...(brotli ? ['  brotli_static on;'] : []),
    ].join('\n'),
    ...(api === null ? [] : [apiLocation(api)]),
    // Without 'always', so that a 404 is not cached for a year.
    location(`^~ ${HASHED_FILES}`, [
      'try_files $uri =404;',
      `add_header Cache-Control ${quoted(CACHE_FOREVER)};`,
      ...security,
    ]),
    location('= /manifest.webmanifest', ['types {}', 'default_type application/manifest+json;', ...current]),
    // Proofs of domain ownership and security.txt.
    location('^~ /.well-known/', ['try_files $uri =404;', ...current]),
    location('~ /\\.', ['return 404;', ...security]),
    // A path with an extension is a file or missing; every other path is a route of the app.
    location('~ \\.[^/.]+$', ['try_files $uri =404;', ...current]),
    location('/', ['try_files $uri /index.html;', ...current]),
  ];
  return `# Written by 'npm run configure'.\nserver {\n${blocks.join('\n\n')}\n}\n`;
}

/** A main configuration that includes `site.conf`: `nginx -p DIR -c nginx.conf -g 'daemon off;'`. */
export function nginxMain({ brotli }: Pick<NginxOptions, 'brotli'>): string {
  return `# Written by 'npm run configure'.
${brotli ? `load_module ${BROTLI_MODULE};\n` : ''}pid nginx.pid;
error_log stderr;

events {
}

http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  client_body_temp_path temporary/body;
  proxy_temp_path temporary/proxy;
  fastcgi_temp_path temporary/fastcgi;
  uwsgi_temp_path temporary/uwsgi;
  scgi_temp_path temporary/scgi;
  include site.conf;
}
`;
}
