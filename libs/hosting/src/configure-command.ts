/** `npm run configure`: copies the build into a folder to serve, with the settings of one deployment. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { RELEASE_FILE } from './write/copy-configured-build.ts';
import { writeDeployment } from './write/write-deployment.ts';
import { readDeploymentSettings } from './configuration/read-deployment-settings.ts';
import type { NginxTls } from './web-servers/nginx-config.ts';
import { CADDY_FILE } from './web-servers/caddy-file.ts';
import { type Preset, PRESETS } from './web-servers/preset-files.ts';
import { DEFAULT_HSTS, FOLDER_HSTS } from './headers/security-headers.ts';

const HELP = `npm run configure -- --to DIR [options]

  --to DIR            the folder to serve
  --from DIR          the build (default apps/web/dist)
  --config FILE       settings as a JSON object; environment variables (AMANA_…) override them
  --base-path PATH    the app's folder below the site's root (default /)
  --hsts VALUE        Strict-Transport-Security, or off (default '${DEFAULT_HSTS}',
                      in a folder '${FOLDER_HSTS}')
  --static-host       also writes _headers and _redirects for Netlify, and for Cloudflare Pages at the root
  --preset NAME       also writes the files of another web server or host: ${PRESETS.join(', ')}
  --security-contact ADDRESS
                      also writes /.well-known/security.txt with this https or mailto address; it expires after a year
  --nginx DIR         also writes nginx.conf, and the files that it includes, for nginx
  --listen PORT       nginx: a port, or ADDRESS:PORT (default 8080, with a certificate 443)
  --tls-certificate FILE
                      nginx: serves https and HTTP/2 with this certificate and its chain
  --tls-key FILE      nginx: the key of the certificate
  --redirect-from PORT
                      nginx: a port, or ADDRESS:PORT, that redirects to https, or off (default 80)
  --access-log FILE   nginx: the log of requests, without query strings, or off (default access.log in DIR)
  --brotli            nginx: uses its brotli module
  --api-upstream URL  nginx: forwards the API's paths to this server
  --resolver ADDRESS  nginx: resolves the upstream's name again when it expires, or off
                      (default: the system's name server for https, off for http)
  --upstream-ca FILE  nginx: the authorities that an https upstream's certificate must come from
  --help              this text

The settings are listed in docs/configuration.md, the ways to serve in docs/deployment.md.
`;

const FLAGS = {
  to: { type: 'string' },
  from: { type: 'string', default: 'apps/web/dist' },
  config: { type: 'string' },
  'base-path': { type: 'string', default: '/' },
  hsts: { type: 'string' },
  'static-host': { type: 'boolean', default: false },
  preset: { type: 'string' },
  'security-contact': { type: 'string' },
  nginx: { type: 'string' },
  listen: { type: 'string' },
  'tls-certificate': { type: 'string' },
  'tls-key': { type: 'string' },
  'redirect-from': { type: 'string', default: '80' },
  'access-log': { type: 'string', default: 'access.log' },
  brotli: { type: 'boolean', default: false },
  'api-upstream': { type: 'string' },
  resolver: { type: 'string' },
  'upstream-ca': { type: 'string', default: '/etc/ssl/certs/ca-certificates.crt' },
  help: { type: 'boolean' },
} as const;

/** Written into configuration files unescaped. */
const FORMS = {
  'base-path': {
    form: /^\/([\w.~-]+\/)*$/,
    description: "a path with a slash at both ends, such as '/amana/'",
  },
  hsts: {
    form: /^(off|max-age=\d+[a-zA-Z; ]*)$/,
    description: "'max-age=SECONDS', with its options, or off",
  },
  listen: { form: /^([\w.[\]:-]+:)?\d{1,5}$/, description: 'a port or ADDRESS:PORT' },
  'redirect-from': { form: /^(off|([\w.[\]:-]+:)?\d{1,5})$/, description: 'a port, ADDRESS:PORT, or off' },
  'api-upstream': { form: /^https?:\/\/[\w.[\]:-]+\/?$/, description: 'an address without a path' },
  'security-contact': { form: /^(https:\/\/|mailto:)\S+$/, description: 'an https or mailto address' },
  resolver: { form: /^(off|[\w.[\]:-]+)$/, description: 'an address, or off' },
} as const;

const isFormed = (name: string): name is keyof typeof FORMS => Object.hasOwn(FORMS, name);

const offIsNull = (value: string) => (value === 'off' ? null : value);

/** The version of the build, if the build names it. The checkout of this command may be newer than the build. */
function releaseOf(build: string): { release?: string } {
  const file = join(build, RELEASE_FILE);
  return existsSync(file) ? { release: readFileSync(file, 'utf8').trim() } : {};
}

/** An http upstream is resolved once by default, because its name may be in /etc/hosts, which name servers ignore. */
function resolverOf(upstream: string, resolver: string | undefined): string | null {
  if (resolver !== undefined) return offIsNull(resolver);
  return upstream.startsWith('https:') ? systemResolver() : null;
}

/** The system's first name server in nginx's notation. */
function systemResolver(): string | null {
  const file = '/etc/resolv.conf';
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const address = /^nameserver\s+([\da-fA-F.:]+)\s*$/m.exec(text)?.[1] ?? null;
  return address?.includes(':') === true ? `[${address}]` : address;
}

function tlsOf(values: {
  'tls-certificate'?: string | undefined;
  'tls-key'?: string | undefined;
  'redirect-from': string;
}): NginxTls | null {
  const { 'tls-certificate': certificate, 'tls-key': key } = values;
  if (certificate === undefined && key === undefined) return null;
  if (certificate === undefined || key === undefined)
    throw new Error('--tls-certificate and --tls-key need each other.');
  for (const file of [certificate, key])
    if (!existsSync(file)) throw new Error(`There is no file ${file}, so nginx would not start.`);
  return {
    certificate: resolve(certificate),
    key: resolve(key),
    redirectFrom: offIsNull(values['redirect-from']),
  };
}

function presetOf(name: string | undefined): Preset | null {
  if (name === undefined) return null;
  const preset = PRESETS.find((known) => known === name);
  if (preset === undefined) throw new Error(`--preset must be one of ${PRESETS.join(', ')}, not '${name}'.`);
  return preset;
}

/** Without the folder, nginx would reload only the system's configuration. */
function reloadText(folder: string): string {
  return [
    'If nginx is running, reload it; until then it sends the earlier security policy:',
    `  nginx -p "${folder}" -c nginx.conf -s reload`,
    '  nginx -s reload    # where the configuration of the system includes site.conf',
  ].join('\n');
}

const CADDY_RELOAD_TEXT = `If Caddy is running, reload it; until then it sends the earlier security policy:
  caddy reload --config FILE    # your Caddyfile, which imports ${CADDY_FILE}`;

async function run(): Promise<void> {
  const { values } = parseArgs({ options: FLAGS });
  if (values.help === true) {
    console.log(HELP);
    return;
  }
  for (const [name, value] of Object.entries(values))
    if (isFormed(name) && !FORMS[name].form.test(String(value)))
      throw new Error(`--${name} must be ${FORMS[name].description}, not '${String(value)}'.`);
  const { to, from, config, brotli, nginx: folder, 'base-path': basePath } = values;
  if (to === undefined) throw new Error('--to DIR is missing; see --help.');
  const upstream = values['api-upstream'];
  const api =
    upstream === undefined
      ? null
      : { upstream, resolver: resolverOf(upstream, values.resolver), authorities: values['upstream-ca'] };
  const tls = tlsOf(values);
  const listen = values.listen ?? (tls === null ? '8080' : '443');
  const accessLog = offIsNull(values['access-log']);
  const file = config === undefined ? undefined : { name: config, text: readFileSync(config, 'utf8') };
  const settings = readDeploymentSettings(process.env, file);
  await writeDeployment({
    from,
    to,
    basePath,
    settings: { ...settings, given: { ...releaseOf(from), ...settings.given } },
    hsts: offIsNull(values.hsts ?? (basePath === '/' ? DEFAULT_HSTS : FOLDER_HSTS)),
    staticHost: values['static-host'],
    preset: presetOf(values.preset),
    securityContact: values['security-contact'] ?? null,
    nginx: folder === undefined ? null : { folder, listen, tls, brotli, api, accessLog },
  });
  for (const warning of settings.warnings) console.warn(warning);
  console.log(`Configured: ${to}`);
  if (folder !== undefined) console.log(reloadText(folder));
  if (values.preset === 'caddy') console.log(CADDY_RELOAD_TEXT);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
