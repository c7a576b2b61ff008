import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import type { Preset } from '../web-servers/preset-files.ts';

/** Debian installs Apache into a folder that is only in root's PATH. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
const APACHE_MODULES = '/usr/lib/apache2/modules';
/** Those that Debian enables and that affect files, and those that the preset needs. */
const USED_MODULES = [
  'mpm_event',
  'authz_core',
  'mime',
  'dir',
  'negotiation',
  'filter',
  'deflate',
  'brotli',
  'rewrite',
  'headers',
];

interface Start {
  readonly program: string;
  readonly options: readonly string[];
  readonly config: string;
}

function apache(folder: string, port: number, config: string): Start {
  const lines = [
    `Listen 127.0.0.1:${port}`,
    'ServerName localhost',
    `ServerRoot "${folder}"`,
    'PidFile apache.pid',
    'DefaultRuntimeDir .',
    'ErrorLog error.log',
    'LogLevel crit',
    'User www-data',
    ...USED_MODULES.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`),
    // Older systems do not know the type of a manifest.
    'TypesConfig /dev/null',
    'AddType text/html .html',
    'AddType text/javascript .js',
    'AddType image/svg+xml .svg',
    // As Debian's mods-enabled/mime.conf and deflate.conf.
    'AddType application/x-gzip .gz',
    'AddLanguage br .br',
    'AddOutputFilterByType DEFLATE text/html text/css application/javascript text/javascript',
    'AddOutputFilterByType BROTLI_COMPRESS text/html text/javascript',
    `DocumentRoot "${folder}/served"`,
    `<Directory "${folder}/served">`,
    '  Options Indexes FollowSymLinks MultiViews',
    '  AllowOverride FileInfo',
    '  Require all granted',
    '</Directory>',
  ];
  return { program: 'apache2', options: ['-f', config, '-D', 'FOREGROUND'], config: lines.join('\n') };
}

function caddy(folder: string, port: number, config: string, upstream: string): Start {
  const lines = [
    '{\n  admin off\n  log {\n    level ERROR\n  }\n}',
    `http://:${port} {\n  bind 127.0.0.1\n  import "${folder}/served/amana.caddy"`,
    `  handle /api/v1/* {\n    reverse_proxy ${upstream}\n  }\n}`,
  ];
  const options = ['run', '--adapter', 'caddyfile', '--config', config];
  return { program: 'caddy', options, config: lines.join('\n') };
}

const SERVERS = { apache, caddy };
export type TestedPreset = keyof typeof SERVERS & Preset;

/** Whether Debian's package of the server is installed. */
export function isInstalled(preset: TestedPreset): boolean {
  if (preset === 'apache') return existsSync(APACHE_MODULES) && isProgram('apache2');
  return isProgram('caddy');
}

const isProgram = (name: string) => FOLDERS.some((folder) => existsSync(join(folder, name)));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/**
 * Serves `folder/served` with the files of the preset, and its server's usual configuration around them. `upstream`:
 * address and port to which Caddy forwards `/api/v1/`.
 */
export async function startWebServer(
  preset: TestedPreset,
  folder: string,
  upstream = '127.0.0.1:1',
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const file = join(folder, 'server.conf');
  const { program, options, config } = SERVERS[preset](folder, port, file, upstream);
  writeFileSync(file, `${config}\n`);
  // Started by root, Apache reads files as another user.
  chmodSync(folder, 0o755);
  const server = spawn(program, options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PATH: FOLDERS.join(delimiter), HOME: folder },
  });
  let messages = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (messages += text));
  const ended = once(server, 'close');
  const url = `http://127.0.0.1:${port}`;
  while (server.exitCode === null && !(await answers(url)));
  if (server.exitCode !== null) {
    await ended;
    throw new Error(`${program} ended with code ${server.exitCode}:\n${messages}`);
  }
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}
