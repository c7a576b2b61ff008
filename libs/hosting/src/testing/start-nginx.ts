import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { readOptions } from '../configuration/configure-options.ts';
import { readDeploymentSettings } from '../configuration/read-deployment-settings.ts';
import { precompress } from '../write/precompress.ts';
import { configureBuild } from '../write/configure-build.ts';
import { makeBuildFolder } from './build-folder.ts';

/** Debian installs nginx into a folder that is only in root's PATH. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
export const HAS_NGINX = FOLDERS.some((folder) => existsSync(join(folder, 'nginx')));
export const HAS_BROTLI = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A folder with a build that nginx can read, and what starts nginx there. */
export async function makeSite() {
  const { folder, remove } = makeBuildFolder();
  const build = join(folder, 'build');
  mkdirSync(join(build, 'assets'));
  writeFileSync(join(build, 'assets/index-1.js'), `export const text = '${'long '.repeat(1_000)}';\n`);
  writeFileSync(join(build, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await precompress(build);
  // Started by root, nginx reads files as another user.
  chmodSync(folder, 0o755);
  const servers: ChildProcess[] = [];

  /** Configures the build into `folder/site`. */
  function configure(options: readonly string[], settings: Record<string, string> = {}): Promise<void> {
    const folders = ['--from', build, '--to', join(folder, 'site')];
    return configureBuild(readOptions([...folders, ...options]), readDeploymentSettings(settings));
  }

  /** Starts the nginx.conf in `prefix`, and waits until `url` is answered. */
  async function start(prefix: string, url: string): Promise<ChildProcess> {
    const options = ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;'];
    const server = spawn('nginx', options, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, PATH: FOLDERS.join(delimiter) },
    });
    servers.push(server);
    let messages = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => (messages += text));
    const answers = () => fetch(url, { redirect: 'manual' }).then(Boolean, () => false);
    while (server.exitCode === null && !(await answers()));
    if (server.exitCode !== null) throw new Error(`nginx ended with code ${server.exitCode}:\n${messages}`);
    return server;
  }

  /** Configures and serves the site; the files of the first nginx are in `folder/nginx-0`. */
  async function serve(options: readonly string[], settings?: Record<string, string>): Promise<string> {
    const listen = `127.0.0.1:${await freePort()}`;
    const nginx = join(folder, `nginx-${servers.length}`);
    await configure(['--nginx', nginx, '--listen', listen, ...options], settings);
    await start(nginx, `http://${listen}`);
    return `http://${listen}`;
  }

  async function stop(): Promise<void> {
    for (const server of servers.filter(({ exitCode }) => exitCode === null)) {
      server.kill('SIGQUIT');
      await once(server, 'exit');
    }
    remove();
  }

  return { folder, configure, start, serve, stop };
}
