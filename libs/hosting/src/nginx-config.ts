import { ASK_EACH_TIME, HASHED_FILES, KEEP_FOREVER } from './caching.ts';
import type { Header } from './security-headers.ts';

export interface NginxOptions {
  /** An absolute path. */
  readonly root: string;
  /** As nginx takes it: a port, or an address and a port. */
  readonly listen: string;
  readonly headers: readonly Header[];
  /** Needs the module that Debian calls libnginx-mod-http-brotli-static. */
  readonly brotli: boolean;
  /** The API on the same site: which paths go where. */
  readonly api: { readonly path: string; readonly upstream: string } | null;
}

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Uploads are at most 5 MiB, and travel in a form. */
const UPLOAD_LIMIT = '6m';
/** Uploads may take a minute; the page gives up first. */
const API_PATIENCE = '65s';

function quoted(text: string): string {
  // A quotation mark would end the text, a dollar sign begin a variable.
  if (/["\\$\r\n]/.test(text)) throw new Error(`nginx cannot be told ${JSON.stringify(text)}`);
  return `"${text}"`;
}

/** A location has all the headers or none: one of its own hides those above it. */
function location(match: string, lines: readonly string[]): string {
  return [`  location ${match} {`, ...lines.map((line) => `    ${line}`), '  }'].join('\n');
}

function apiLocation({ path, upstream }: NonNullable<NginxOptions['api']>): string {
  return location(`^~ ${quoted(path.replace(/\/*$/, '/'))}`, [
    `proxy_pass ${quoted(upstream.replace(/\/+$/, ''))};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Host $http_host;',
    // Countdowns run by the clock of the API (decision D13), where nginx would put its own.
    'proxy_pass_header Date;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    `proxy_read_timeout ${API_PATIENCE};`,
    `client_max_body_size ${UPLOAD_LIMIT};`,
  ]);
}

/** A server block, for an nginx that serves other sites too. */
export function nginxSite({ root, listen, headers, brotli, api }: NginxOptions): string {
  const security = headers.map(({ name, value }) => `add_header ${name} ${quoted(value)} always;`);
  const current = [`add_header Cache-Control ${quoted(ASK_EACH_TIME)};`, ...security];
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
    // Without 'always': that a file is missing is not remembered for a year.
    location(`^~ ${HASHED_FILES}`, [
      'try_files $uri =404;',
      `add_header Cache-Control ${quoted(KEEP_FOREVER)};`,
      ...security,
    ]),
    location('= /manifest.webmanifest', ['types {}', 'default_type application/manifest+json;', ...current]),
    // Proofs of who owns the site, and whom to tell of a weakness.
    location('^~ /.well-known/', ['try_files $uri =404;', ...current]),
    location('~ /\\.', ['return 404;', ...security]),
    // What looks like a file is one or is missing; every other address is a screen.
    location('~ \\.[^/.]+$', ['try_files $uri =404;', ...current]),
    location('/', ['try_files $uri /index.html;', ...current]),
  ];
  return `# Written by 'npm run configure'.\nserver {\n${blocks.join('\n\n')}\n}\n`;
}

/** A whole configuration around `site.conf` beside it: `nginx -p DIR -c nginx.conf -g 'daemon off;'`. */
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
