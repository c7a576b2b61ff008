import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeBuildFolder } from './testing/build-folder.ts';

const DEPLOY = join(import.meta.dirname, '../../../deploy');
const dockerfile = readFileSync(join(DEPLOY, 'Dockerfile'), 'utf8');
const server = createServer((request, response) => {
  response.writeHead(request.url === '/shop/' ? 200 : 404).end();
});
let port = 0;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

/** Runs the health check of the web app's image like Docker. */
function isHealthy(environment: Record<string, string>): Promise<boolean> {
  const command = /# The page is answered\.\nHEALTHCHECK .*? CMD (.*\n.*)/.exec(dockerfile)?.[1] ?? '';
  const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, ...environment };
  return promisify(execFile)('sh', ['-c', command], { env }).then(
    () => true,
    () => false,
  );
}

const testInShell = test.skipIf(process.platform === 'win32');

testInShell('the container is healthy while its page is answered, by port and by address', async () => {
  expect(await isHealthy({ LISTEN: `${port}`, BASE_PATH: '/shop/' })).toBe(true);
  expect(await isHealthy({ LISTEN: `0.0.0.0:${port}`, BASE_PATH: '/shop/' })).toBe(true);

  expect(await isHealthy({ LISTEN: `${port}` })).toBe(false);
  expect(await isHealthy({ LISTEN: '1', BASE_PATH: '/shop/' })).toBe(false);
});

test('a user that an orchestrator chooses, of group 0, may write the folders of both images', () => {
  expect(dockerfile.match(/^RUN mkdir .*$/gm)).toEqual(
    ['/data', '/srv/amana'].map((folder) => `RUN mkdir --mode=775 ${folder} && chown 33:0 ${folder}`),
  );
});

test('the container stops nginx by SIGQUIT, and its user has a number', () => {
  expect(dockerfile).toMatch(/^STOPSIGNAL SIGQUIT$/m);
  expect(dockerfile).toMatch(/^USER \d+:\d+$/m);
});

testInShell(
  'the container passes its variables to configure, and starts nginx with what it wrote',
  async () => {
    const { folder, remove } = makeBuildFolder();
    onTestFinished(remove);
    copyFileSync(join(DEPLOY, 'serve.sh'), join(folder, 'serve.sh'));
    symlinkSync(join(import.meta.dirname, '..'), join(folder, 'hosting'));
    writeFileSync(join(folder, 'nginx'), '#!/bin/sh\necho "$@"\n');
    chmodSync(join(folder, 'nginx'), 0o755);
    const env = {
      PATH: `${folder}:${dirname(process.execPath)}:/usr/bin:/bin`,
      ...{ SERVE_FROM: join(folder, 'srv'), LISTEN: '8099', BASE_PATH: '/shop/', HSTS: 'max-age=300' },
      ...{ API_UPSTREAM: 'https://api.example', RESOLVER: '127.0.0.11', UPSTREAM_CA: '/etc/ca.pem' },
    };

    const { stdout } = await promisify(execFile)('sh', [join(folder, 'serve.sh')], { env });

    expect(stdout).toContain(`-p ${folder}/srv/nginx -c nginx.conf -e stderr -g daemon off;`);
    const written = (name: string) => readFileSync(join(folder, 'srv/nginx', name), 'utf8');
    expect(written('site.conf')).toContain('listen 8099;');
    expect(written('app.conf')).toContain('location ^~ /shop/ {');
    expect(written('headers.conf')).toContain('Strict-Transport-Security "max-age=300"');
    expect(written('api.conf')).toContain('resolver 127.0.0.11;');
    expect(written('api-tls.conf')).toContain('proxy_ssl_trusted_certificate "/etc/ca.pem";');
  },
);
