import { expect, test } from 'vitest';
import type { NginxOptions } from './nginx-config.ts';
import { nginxMain, nginxSite } from './nginx-config.ts';

const OPTIONS: NginxOptions = {
  root: '/srv/amana',
  listen: '8080',
  headers: [{ name: 'X-Content-Type-Options', value: 'nosniff' }],
  brotli: false,
  api: null,
};

test('every location that serves files sends every header', () => {
  const locations = nginxSite(OPTIONS).split('  location ').slice(1);

  expect(locations).toHaveLength(6);
  for (const text of locations) expect(text).toContain('add_header X-Content-Type-Options "nosniff" always;');
});

test('of paths that begin with a dot only /.well-known/ is served', () => {
  const site = nginxSite(OPTIONS);

  expect(site).toMatch(/location \^~ \/\.well-known\/ \{\s+try_files \$uri =404;/);
  expect(site).toMatch(/location ~ \/\\\. \{\s+return 404;/);
});

test('requests are forwarded only to an API on the same site', () => {
  expect(nginxSite(OPTIONS)).not.toContain('proxy_pass');

  const site = nginxSite({ ...OPTIONS, api: { path: '/api/v1', upstream: 'http://api:5000/' } });
  expect(site).toContain('location ^~ "/api/v1/" {');
  expect(site).toContain('proxy_pass "http://api:5000";');
});

test('brotli is used only where its module is installed', () => {
  expect(nginxSite(OPTIONS) + nginxMain(OPTIONS)).not.toContain('brotli');
  expect(nginxSite({ ...OPTIONS, brotli: true })).toContain('brotli_static on;');
  expect(nginxMain({ brotli: true })).toContain('load_module');
});

test.each(['a"; return 200 "', 'a$host', 'a\\', 'a\nb'])('the text %j is refused', (value) => {
  expect(() => nginxSite({ ...OPTIONS, headers: [{ name: 'X', value }] })).toThrow(
    'nginx.conf cannot contain',
  );
});
