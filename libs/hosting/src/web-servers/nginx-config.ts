import { REVALIDATE, HASHED_FILES, CACHE_FOREVER } from '../headers/cache-control.ts';
import { type Header, ASSET_HEADERS } from '../headers/security-headers.ts';

export interface NginxOptions {
  readonly root: string;
  readonly basePath: string;
  /** A port, or ADDRESS:PORT. */
  readonly listen: string;
  readonly headers: readonly Header[];
  /** Needs Debian's package libnginx-mod-http-brotli-static. */
  readonly brotli: boolean;
  readonly api: NginxApi | null;
}

export interface NginxApi {
  readonly path: string;
  readonly upstream: string;
  /** Name server for repeated resolution; null resolves the name once, at start-up. */
  readonly resolver: string | null;
  /** File with the accepted certificate authorities of an https upstream. */
  readonly authorities: string;
}

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** An upload has at most 5 MiB, and a multipart form adds some bytes. */
const UPLOAD_LIMIT = '6m';
/** Longer than the app's limit of one minute for an upload. */
const API_TIMEOUT = '65s';

function quoted(text: string): string {
  // A quotation mark ends the text, and a dollar sign begins a variable.
  if (/["\\$\r\n]/.test(text)) throw new Error(`nginx.conf cannot contain ${JSON.stringify(text)}`);
  return `"${text}"`;
}

/** Repeats every header: a location that adds one does not inherit the others. */
function location(match: string, lines: readonly string[]): string {
  return [`  location ${match} {`, ...lines.map((line) => `    ${line}`), '  }'].join('\n');
}

/** nginx uses the resolver only for names in variables. */
function upstreamLines({ upstream, resolver }: NginxApi): string[] {
  const server = quoted(upstream.replace(/\/+$/, ''));
  const { hostname } = new URL(upstream);
  // nginx asks only name servers, which do not know 'localhost'.
  const isFixed = resolver === null || hostname === 'localhost' || /^\[|^[\d.]+$/.test(hostname);
  if (isFixed) return [`proxy_pass ${server};`];
  return [`resolver ${resolver};`, `set $api_upstream ${server};`, 'proxy_pass $api_upstream;'];
}

function tlsLines({ upstream, authorities }: NginxApi): string[] {
  return [
    'proxy_ssl_server_name on;',
    `proxy_ssl_name ${quoted(new URL(upstream).hostname)};`,
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 4;',
    `proxy_ssl_trusted_certificate ${quoted(authorities)};`,
    // Hosts of many sites select the site by this name.
    'proxy_set_header Host $proxy_host;',
    'proxy_set_header X-Forwarded-Host $http_host;',
  ];
}

/** The visitor's scheme, which a TLS proxy in front sends in a header. */
const FORWARDED_SCHEME = `map $http_x_forwarded_proto $forwarded_scheme {
  default $scheme;
  https https;
}
`;

function apiLocation(api: NginxApi): string {
  const isTls = api.upstream.startsWith('https:');
  return location(`^~ ${quoted(api.path.replace(/\/*$/, '/'))}`, [
    ...upstreamLines(api),
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    ...(isTls ? tlsLines(api) : ['proxy_set_header Host $http_host;']),
    // The app corrects countdowns by the API's clock; by default nginx sends its own Date.
    'proxy_pass_header Date;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Proto $forwarded_scheme;',
    `proxy_read_timeout ${API_TIMEOUT};`,
    `client_max_body_size ${UPLOAD_LIMIT};`,
  ]);
}

function headerLines(headers: readonly Header[]): string[] {
  return headers.map(({ name, value }) => `add_header ${name} ${quoted(value)} always;`);
}

export function nginxSite({ root, basePath, listen, headers, brotli, api }: NginxOptions): string {
  const security = headerLines(headers);
  const current = [`add_header Cache-Control ${quoted(REVALIDATE)};`, ...security];
  const blocks = [
    [
      `  listen ${listen};`,
      `  root ${quoted(root)};`,
      '  charset utf-8;',
      '  server_tokens off;',
      '  gzip_static on;',
      '  gzip_vary on;',
      // By default nginx does not compress for proxies (Via or HTTP/1.0).
      '  gzip_proxied any;',
      '  gzip_http_version 1.0;',
      ...(brotli ? ['  brotli_static on;'] : []),
    ].join('\n'),
    ...(api === null ? [] : [apiLocation(api)]),
    // Without 'always', so that a 404 is not cached for a year.
    location(`^~ ${basePath}${HASHED_FILES}`, [
      'try_files $uri =404;',
      `add_header Cache-Control ${quoted(CACHE_FOREVER)};`,
      ...headerLines(ASSET_HEADERS),
    ]),
    location(`= ${basePath}manifest.webmanifest`, [
      'types {}',
      'default_type application/manifest+json;',
      ...current,
    ]),
    // Proofs of domain ownership and security.txt.
    location('^~ /.well-known/', ['try_files $uri =404;', ...current]),
    location('~ /\\.', ['return 404;', ...security]),
    // A path with an extension is a file or missing; every other path is a route of the app.
    location('~ \\.[^/.]+$', ['try_files $uri =404;', ...current]),
    location(basePath, [`try_files $uri ${basePath}index.html;`, ...current]),
    ...(basePath === '/' ? [] : outsideOf(basePath, security)),
  ];
  const maps = api === null ? '' : FORWARDED_SCHEME;
  return `# Written by 'npm run configure'.\n${maps}server {\n${blocks.join('\n\n')}\n}\n`;
}

function outsideOf(basePath: string, security: readonly string[]): string[] {
  return [
    location(`= ${basePath.slice(0, -1)}`, [
      'absolute_redirect off;',
      `return 301 ${basePath};`,
      ...security,
    ]),
    location('/', ['return 404;', ...security]),
  ];
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
