import { CHANGE_PASSWORD } from '../well-known.ts';
import { REVALIDATE, HASHED_FILES, CACHE_FOREVER } from '../headers/cache-control.ts';
import { type Header, API_HEADERS, ASSET_HEADERS } from '../headers/security-headers.ts';
import { quotedFor, WRITTEN_HERE } from './file-text.ts';

export interface NginxOptions {
  /** Absolute path of the folder that the files below are written to. */
  readonly folder: string;
  readonly root: string;
  readonly basePath: string;
  /** A port, or ADDRESS:PORT. */
  readonly listen: string;
  /** Null serves http. */
  readonly tls: NginxTls | null;
  readonly headers: readonly Header[];
  /** Needs Debian's package libnginx-mod-http-brotli-static. */
  readonly brotli: boolean;
  readonly api: NginxApi | null;
  /** A file, relative to `folder` or absolute; null writes none. */
  readonly accessLog: string | null;
}

export interface NginxTls {
  readonly certificate: string;
  readonly key: string;
  /** Port or ADDRESS:PORT whose requests are redirected to https; null redirects none. */
  readonly redirectFrom: string | null;
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

/** Open connections of one worker; a forwarded call takes two. */
const CONNECTIONS = 8_192;
/** Each connection needs a file descriptor, and a served file another one. */
const OPEN_FILES = 2 * CONNECTIONS;

/** Unused connections to the upstream that a worker keeps. */
const KEPT_CONNECTIONS = 32;
/** Shorter than that of usual servers (Node: 5 s), because a POST on a connection that the upstream closes fails. */
const KEPT_FOR = '4s';

const quoted = (text: string) => quotedFor('nginx.conf', text);

function block(name: string, lines: readonly string[]): string {
  const inner = lines.flatMap((line) => line.split('\n')).map((line) => (line === '' ? '' : `  ${line}`));
  return [`${name} {`, ...inner, '}'].join('\n');
}

/** Repeats every header: a location that adds one does not inherit the others. */
function location(match: string, lines: readonly string[]): string {
  return block(`location ${match}`, lines);
}

function fileOf(blocks: readonly string[]): string {
  return `${WRITTEN_HERE}${blocks.join('\n\n')}\n`;
}

/** Names in nginx's `http` block must differ between the apps of one nginx. */
function upstreamName(basePath: string): string {
  const path = basePath.replaceAll(/[^a-z\d/]/gi, (sign) => `__${sign.charCodeAt(0).toString(16)}`);
  return `amana_api${path.replace(/\/$/, '').replaceAll('/', '_')}`;
}

/** nginx asks only name servers, which do not know 'localhost'. */
function isResolvedOnce({ upstream, resolver }: NginxApi): boolean {
  const { hostname } = new URL(upstream);
  return resolver === null || hostname === 'localhost' || /^\[|^[\d.]+$/.test(hostname);
}

function hostOf(upstream: string): string {
  const { hostname, port, protocol } = new URL(upstream);
  const defaultPort = protocol === 'https:' ? '443' : '80';
  return `${hostname}:${port === '' ? defaultPort : port}`;
}

/** Connections are kept only for an upstream that is resolved once. */
function passLines(api: NginxApi, basePath: string): string[] {
  const { protocol, host } = new URL(api.upstream);
  if (isResolvedOnce(api)) return [`proxy_pass ${protocol}//${upstreamName(basePath)};`];
  // nginx uses the resolver only for names in variables.
  return [
    `resolver ${api.resolver};`,
    `set $api_upstream ${quoted(`${protocol}//${host}`)};`,
    'proxy_pass $api_upstream;',
  ];
}

function tlsLines({ upstream, authorities }: NginxApi): string[] {
  const { hostname, host } = new URL(upstream);
  return [
    'proxy_ssl_server_name on;',
    `proxy_ssl_name ${quoted(hostname)};`,
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 4;',
    `proxy_ssl_trusted_certificate ${quoted(authorities)};`,
    // Hosts of many sites select the site by this name.
    `proxy_set_header Host ${quoted(host)};`,
    'proxy_set_header X-Forwarded-Host $http_host;',
  ];
}

/** The visitor's scheme, which a TLS proxy in front sends in a header. */
const FORWARDED_SCHEME = `map $http_x_forwarded_proto $forwarded_scheme {
  default $scheme;
  https https;
}`;

/** What belongs beside the server of `nginxApi`. */
export function nginxUpstream({ api, basePath }: Pick<NginxOptions, 'api' | 'basePath'>): string {
  if (api === null) return fileOf([]);
  const upstream = block(`upstream ${upstreamName(basePath)}`, [
    `server ${hostOf(api.upstream)};`,
    `keepalive ${KEPT_CONNECTIONS};`,
    `keepalive_timeout ${KEPT_FOR};`,
  ]);
  return fileOf([FORWARDED_SCHEME, ...(isResolvedOnce(api) ? [upstream] : [])]);
}

/** The location of the API, for a server. */
export function nginxApi({ api, basePath }: Pick<NginxOptions, 'api' | 'basePath'>): string {
  if (api === null) return fileOf([]);
  const isTls = api.upstream.startsWith('https:');
  const apiLocation = location(`^~ ${quoted(api.path.replace(/\/*$/, '/'))}`, [
    ...passLines(api, basePath),
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    ...(isTls ? tlsLines(api) : ['proxy_set_header Host $http_host;']),
    // The app signs in by a header; cookies of other apps on the site are not the API's.
    'proxy_set_header Cookie "";',
    'proxy_hide_header Set-Cookie;',
    // The app corrects countdowns by the API's clock; by default nginx sends its own Date.
    'proxy_pass_header Date;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Proto $forwarded_scheme;',
    `proxy_read_timeout ${API_TIMEOUT};`,
    `client_max_body_size ${UPLOAD_LIMIT};`,
    ...API_HEADERS.map(({ name }) => `proxy_hide_header ${name};`),
    ...headerLines(API_HEADERS),
  ]);
  return fileOf([apiLocation]);
}

function headerLines(headers: readonly Header[]): string[] {
  return headers.map(({ name, value }) => `add_header ${name} ${quoted(value)} always;`);
}

/** The locations of the app, for a server. They hold whatever the server has for its other addresses. */
export function nginxApp({ root, basePath, headers, brotli }: NginxOptions): string {
  const security = headerLines(headers);
  const current = [`add_header Cache-Control ${quoted(REVALIDATE)};`, ...security];
  const app = location(`^~ ${basePath}`, [
    `root ${quoted(root)};`,
    'charset utf-8;',
    'server_tokens off;',
    'gzip_static on;',
    'gzip_vary on;',
    // By default nginx does not compress for proxies (Via or HTTP/1.0).
    'gzip_proxied any;',
    'gzip_http_version 1.0;',
    ...(brotli ? ['brotli_static on;'] : []),
    // Every other path is a route of the app.
    `try_files $uri ${basePath}index.html;`,
    ...current,
    '',
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
    ...(basePath === '/' ? wellKnown(root, basePath, headers) : []),
    location('~ /\\.', ['return 404;', ...security]),
    // A path with an extension is a file or missing.
    location('~ \\.[^/.]+$', ['try_files $uri =404;', ...current]),
  ]);
  if (basePath === '/') return fileOf([app]);
  return fileOf([
    app,
    location(`= ${basePath.slice(0, -1)}`, [
      'absolute_redirect off;',
      `return 301 ${basePath};`,
      ...security,
    ]),
  ]);
}

/** Names in `folder` of what `nginxSite` includes. */
export const NGINX_FILES = {
  upstream: 'upstream.conf',
  api: 'api.conf',
  app: 'app.conf',
  own: 'own',
} as const;

/** The server, which includes the other files. */
export function nginxSite({ folder, root, basePath, listen, tls, headers, api }: NginxOptions): string {
  const redirectFrom = tls?.redirectFrom ?? null;
  const include = (file: string) => `include ${quoted(`${folder}/${file}`)};`;
  const server = block('server', [
    `listen ${listen}${tls === null ? '' : ' ssl http2'};`,
    ...(tls === null ? [] : certificateLines(tls)),
    'server_tokens off;',
    // Files of the operator, which are never written here.
    include(`${NGINX_FILES.own}/*.conf`),
    ...(api === null ? [] : [include(NGINX_FILES.api)]),
    include(NGINX_FILES.app),
    ...(basePath === '/'
      ? []
      : [...wellKnown(root, basePath, headers), location('/', ['return 404;', ...headerLines(headers)])]),
  ]);
  return fileOf([
    ...(api === null ? [] : [include(NGINX_FILES.upstream)]),
    ...(redirectFrom === null ? [] : [redirectToHttps(root, listen, redirectFrom)]),
    server,
  ]);
}

function certificateLines({ certificate, key }: NginxTls): string[] {
  return [
    `ssl_certificate ${quoted(certificate)};`,
    `ssl_certificate_key ${quoted(key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:amana:10m;',
    'ssl_session_tickets off;',
  ];
}

/** Authorities renew a certificate with a file that they read over http. */
function redirectToHttps(root: string, listen: string, redirectFrom: string): string {
  const port = listen.split(':').at(-1) ?? listen;
  return block('server', [
    `listen ${redirectFrom};`,
    'server_tokens off;',
    location('^~ /.well-known/acme-challenge/', [`root ${quoted(root)};`, 'try_files $uri =404;']),
    location('/', [`return 308 https://$host${port === '443' ? '' : `:${port}`}$request_uri;`]),
  ]);
}

function wellKnown(root: string, basePath: string, headers: readonly Header[]): string[] {
  const current = [`add_header Cache-Control ${quoted(REVALIDATE)};`, ...headerLines(headers)];
  return [
    location(`= ${CHANGE_PASSWORD.address}`, [
      'absolute_redirect off;',
      `return 302 ${basePath}${CHANGE_PASSWORD.page};`,
      ...current,
    ]),
    location('^~ /.well-known/', [`root ${quoted(root)};`, 'try_files $uri =404;', ...current]),
  ];
}

/** A main configuration that includes `site.conf`: `nginx -p DIR -c nginx.conf -g 'daemon off;'`. */
export function nginxMain({ brotli, accessLog }: Pick<NginxOptions, 'brotli' | 'accessLog'>): string {
  return `${WRITTEN_HERE}${brotli ? `load_module ${BROTLI_MODULE};\n` : ''}pid nginx.pid;
error_log stderr;
worker_processes auto;
worker_rlimit_nofile ${OPEN_FILES};

events {
  worker_connections ${CONNECTIONS};
}

http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
${accessLogLines(accessLog)}  sendfile on;
  client_body_temp_path temporary/body;
  proxy_temp_path temporary/proxy;
  fastcgi_temp_path temporary/fastcgi;
  uwsgi_temp_path temporary/uwsgi;
  scgi_temp_path temporary/scgi;
  include site.conf;
}
`;
}

/** Query strings hold the tokens of links in mails, and so does the header Referer. */
function accessLogLines(accessLog: string | null): string {
  if (accessLog === null) return '  access_log off;\n';
  return `  map $request_uri $path_only {
    ~^(?<asked_path>[^?]*) $asked_path;
  }
  log_format paths '$remote_addr [$time_iso8601] "$request_method $path_only" $status $body_bytes_sent $request_time';
  access_log ${quoted(accessLog)} paths;
`;
}
