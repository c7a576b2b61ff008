import { getServers } from 'node:dns';
import { readdirSync, readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import type { ConfigureOptions } from '../configuration/configure-options.ts';
import { type Header, ASSET_HEADERS } from '../headers/security-headers.ts';

const TEMPLATES = join(import.meta.dirname, '../../nginx');
/** An `include` with a pattern that fits no file includes nothing; the shell would run `…` in the command to reload. */
const INCLUDED = /["\\$\r\n*?[`]/;
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Returns the texts of the files by their names. One that is not needed is empty, because others include it. */
export function nginxFiles(
  options: ConfigureOptions,
  apiPath: string,
  headers: readonly Header[],
): Record<string, string> {
  const { nginx: folder = '', to, listen, brotli, 'base-path': basePath, 'access-log': log } = options;
  const { 'tls-certificate': certificate, 'tls-key': key = '', 'redirect-from': redirectFrom } = options;
  const isTls = certificate !== undefined;
  const port = listen.split(':').at(-1) ?? listen;
  const upstream = options['api-upstream'];
  const values: Readonly<Record<string, string>> = {
    folder: safe(resolve(folder), INCLUDED),
    root: safe(to),
    base_path: basePath,
    folder_address: basePath.slice(0, -1),
    api_path: safe(apiPath.replace(/\/*$/, '/')),
    listen: listen + (isTls ? ' ssl http2' : ''),
    certificate: safe(resolve(certificate ?? '')),
    key: safe(resolve(key)),
    redirect_from: redirectFrom,
    https_port: port === '443' ? '' : `:${port}`,
    access_log: log === 'off' ? log : `"${safe(log)}" paths`,
    load_brotli: brotli ? `load_module ${BROTLI_MODULE};` : '',
    brotli_static: brotli ? 'brotli_static on;' : '',
    // Where TLS ends, only nginx knows the visitor's address; a proxy in front names it in these headers.
    forwarded_for: isTls ? '$remote_addr' : '$proxy_add_x_forwarded_for',
    real_ip: isTls ? '$remote_addr' : '$http_x_real_ip',
    forwarded: isTls ? '""' : '$http_forwarded',
    ...(upstream === undefined ? {} : upstreamValues(upstream, options)),
  };
  const isNeeded: Readonly<Record<string, boolean>> = {
    'folder.conf': basePath !== '/',
    'outside.conf': basePath !== '/',
    'tls.conf': isTls,
    'limits.conf': isTls,
    'redirect.conf': isTls && redirectFrom !== 'off',
    'upstream.conf': upstream !== undefined,
    'api.conf': upstream !== undefined,
    'api-tls.conf': upstream?.startsWith('https:') === true,
  };
  const files: Record<string, string> = {
    'headers.conf': headerLines(headers),
    'asset-headers.conf': headerLines(ASSET_HEADERS),
  };
  for (const name of readdirSync(TEMPLATES))
    files[name] = isNeeded[name] === false ? '' : render(name, values);
  return files;
}

/** Replaces `${name}` in a template; nginx's own variables have no braces. */
function render(template: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(TEMPLATES, template), 'utf8');
  return text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

function upstreamValues(upstream: string, options: ConfigureOptions) {
  const { protocol, host, hostname, port } = new URL(upstream);
  const isTls = protocol === 'https:';
  const usualPort = isTls ? '443' : '80';
  // An http upstream's name may be in /etc/hosts, which name servers ignore.
  const resolver = options.resolver ?? (isTls ? systemResolver() : 'off');
  // nginx asks only name servers, which do not know 'localhost', and only for names in variables.
  const isResolvedOnce = resolver === 'off' || hostname === 'localhost' || /^\[|^[\d.]+$/.test(hostname);
  // Unique among the apps of one nginx: no path of an app has a '+'.
  const name = `amana_api${options['base-path'].replaceAll('/', '+')}`;
  return {
    hostname,
    authorities: safe(options['upstream-ca']),
    // Hosts of many sites select the site by this name.
    host: isTls ? `"${host}"` : '$http_host',
    resolve: isResolvedOnce ? '' : `resolver ${resolver}; set $api_upstream "${protocol}//${host}";`,
    target: isResolvedOnce ? `${protocol}//${name}` : '$api_upstream',
    // Shorter than usual servers keep a connection (Node: 5 s), because a POST on one that they close fails.
    upstream: isResolvedOnce
      ? `upstream ${name} { server ${hostname}:${port === '' ? usualPort : port}; keepalive 32; keepalive_timeout 4s; }`
      : '',
  };
}

/** The system's first name server in nginx's notation. */
function systemResolver(): string {
  const [address = 'off'] = getServers();
  return isIPv6(address) ? `[${address}]` : address;
}

function headerLines(headers: readonly Header[]): string {
  return headers.map(({ name, value }) => `add_header ${name} "${safe(value)}" always;`).join('\n');
}

/** In quotation marks nginx would end such a text, or replace a variable in it. */
function safe(text: string, unsafe = /["\\$\r\n]/): string {
  if (unsafe.test(text)) throw new Error(`nginx.conf cannot contain ${JSON.stringify(text)}`);
  return text;
}
