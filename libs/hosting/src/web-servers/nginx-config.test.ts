import { expect, test } from 'vitest';
import { type NginxOptions, nginxMain, nginxSite } from './nginx-config.ts';

const OPTIONS: NginxOptions = {
  root: '/srv/amana',
  basePath: '/',
  listen: '8080',
  headers: [
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'X-Only-For-Pages', value: 'yes' },
  ],
  brotli: false,
  api: null,
};

const API = { path: '/api/v1', resolver: null, authorities: '/etc/ssl/certs/ca-certificates.crt' };

test('locations: hashed files have few headers, all others every header', () => {
  const locations = nginxSite(OPTIONS).split('  location ').slice(1);

  expect(locations).toHaveLength(6);
  const assets = locations.find((text) => text.includes('assets/'));
  const others = locations.filter((text) => text !== assets);
  expect(assets?.match(/add_header \S+ "[^"]*"/g)).toEqual([
    'add_header Cache-Control "public, max-age=31536000, immutable"',
    'add_header Content-Security-Policy "sandbox"',
    'add_header X-Content-Type-Options "nosniff"',
    'add_header Cross-Origin-Resource-Policy "same-origin"',
  ]);
  for (const text of others) expect(text).toContain('add_header X-Only-For-Pages "yes" always;');
  for (const text of locations) expect(text).toContain('add_header X-Content-Type-Options "nosniff" always;');
});

test('of paths that begin with a dot only /.well-known/ is served', () => {
  const site = nginxSite(OPTIONS);

  expect(site).toMatch(/location \^~ \/\.well-known\/ \{\s+try_files \$uri =404;/);
  expect(site).toMatch(/location ~ \/\\\. \{\s+return 404;/);
});

test('requests are forwarded only to an API on the same site', () => {
  expect(nginxSite(OPTIONS)).not.toContain('proxy_pass');

  const site = nginxSite({ ...OPTIONS, api: { ...API, upstream: 'http://api:5000/' } });
  expect(site).toContain('location ^~ "/api/v1/" {');
  expect(site).toContain('proxy_pass "http://api:5000";');
  expect(site).toContain('proxy_set_header Host $http_host;');
});

test('the API learns of an https that ended at a proxy in front', () => {
  const site = nginxSite({ ...OPTIONS, api: { ...API, upstream: 'http://api:5000' } });

  expect(site).toMatch(
    /^map \$http_x_forwarded_proto \$forwarded_scheme \{\s+default \$scheme;\s+https https;\s+\}/m,
  );
  expect(site).toContain('proxy_set_header X-Forwarded-Proto $forwarded_scheme;');
  expect(nginxSite(OPTIONS)).not.toContain('forwarded');
});

test('https upstream: its name is in handshake, certificate and Host header', () => {
  const site = nginxSite({ ...OPTIONS, api: { ...API, upstream: 'https://api.example:8443' } });

  expect(site).toContain('proxy_ssl_server_name on;');
  expect(site).toContain('proxy_ssl_name "api.example";');
  expect(site).toContain('proxy_ssl_verify on;');
  expect(site).toContain('proxy_set_header Host $proxy_host;');
});

test.each([
  ['https://api.example', '127.0.0.11', true],
  ['https://api.example', null, false],
  ['http://localhost:5000', '127.0.0.11', false],
  ['http://127.0.0.1:5000', '127.0.0.11', false],
  ['https://[::1]:5000', '127.0.0.11', false],
])('with the upstream %s and the resolver %s, resolved again: %s', (upstream, resolver, isResolvedAgain) => {
  const site = nginxSite({ ...OPTIONS, api: { ...API, upstream, resolver } });

  expect(site.includes('resolver 127.0.0.11;')).toBe(isResolvedAgain);
  expect(site.includes('proxy_pass $api_upstream;')).toBe(isResolvedAgain);
});

test('base path: files have every header, and the rest is a 404', () => {
  const site = nginxSite({ ...OPTIONS, basePath: '/shop/amana/' });

  const locations = site.split('  location ').slice(1);
  for (const text of locations) expect(text).toContain('add_header X-Content-Type-Options "nosniff" always;');
  expect(site).toContain('location ^~ /shop/amana/assets/ {');
  expect(site).toContain('try_files $uri /shop/amana/index.html;');
  expect(site).toMatch(/location \/ \{\s+return 404;/);
});

test('a proxy in front gets compressed files too, also over HTTP/1.0', () => {
  expect(nginxSite(OPTIONS)).toContain('gzip_proxied any;');
  expect(nginxSite(OPTIONS)).toContain('gzip_http_version 1.0;');
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
