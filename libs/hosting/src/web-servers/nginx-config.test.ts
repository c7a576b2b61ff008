import { expect, test } from 'vitest';
import {
  type NginxOptions,
  nginxApi,
  nginxApp,
  nginxMain,
  nginxSite,
  nginxUpstream,
} from './nginx-config.ts';

const OPTIONS: NginxOptions = {
  folder: '/srv/nginx',
  root: '/srv/amana',
  basePath: '/',
  listen: '8080',
  tls: null,
  headers: [
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'X-Only-For-Pages', value: 'yes' },
  ],
  brotli: false,
  api: null,
  accessLog: 'access.log',
};

const API = { path: '/api/v1', resolver: null, authorities: '/etc/ssl/certs/ca-certificates.crt' };

test('locations: hashed files have few headers, all others every header', () => {
  const locations = nginxApp(OPTIONS).split('location ').slice(1);

  expect(locations).toHaveLength(7);
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
  const app = nginxApp(OPTIONS);

  expect(app).toMatch(/location \^~ \/\.well-known\/ \{\s+root "\/srv\/amana";\s+try_files \$uri =404;/);
  expect(app).toMatch(/location ~ \/\\\. \{\s+return 404;/);
});

test('requests are forwarded only to an API on the same site', () => {
  expect(nginxSite(OPTIONS)).not.toContain('api.conf');
  expect(nginxApi(OPTIONS)).not.toContain('proxy_pass');

  const options = { ...OPTIONS, api: { ...API, upstream: 'http://api:5000/' } };
  expect(nginxSite(options)).toContain('include "/srv/nginx/api.conf";');
  expect(nginxApi(options)).toContain('location ^~ "/api/v1/" {');
  expect(nginxApi(options)).toContain('proxy_pass http://amana_api;');
  expect(nginxUpstream(options)).toMatch(/upstream amana_api \{\s+server api:5000;\s+keepalive 32;/);
  expect(nginxApi(options)).toContain('proxy_set_header Host $http_host;');
});

test('two apps of one nginx have upstreams of different names', () => {
  const nameAt = (basePath: string) =>
    /upstream (\w+)/.exec(nginxUpstream({ basePath, api: { ...API, upstream: 'http://api:5000' } }))?.[1];

  expect(['/', '/shop/', '/pay/amana/'].map(nameAt)).toEqual([
    'amana_api',
    'amana_api_shop',
    'amana_api_pay_amana',
  ]);
  expect(new Set(['/a/b/', '/a-b/', '/a.b/', '/a_b/'].map(nameAt)).size).toBe(4);
});

test('the API learns of an https that ended at a proxy in front', () => {
  const options = { ...OPTIONS, api: { ...API, upstream: 'http://api:5000' } };

  expect(nginxUpstream(options)).toMatch(
    /^map \$http_x_forwarded_proto \$forwarded_scheme \{\s+default \$scheme;\s+https https;\s+\}/m,
  );
  expect(nginxApi(options)).toContain('proxy_set_header X-Forwarded-Proto $forwarded_scheme;');
});

test('https upstream: its name is in handshake, certificate and Host header', () => {
  const site = nginxApi({ ...OPTIONS, api: { ...API, upstream: 'https://api.example:8443' } });

  expect(site).toContain('proxy_ssl_server_name on;');
  expect(site).toContain('proxy_ssl_name "api.example";');
  expect(site).toContain('proxy_ssl_verify on;');
  expect(site).toContain('proxy_set_header Host "api.example:8443";');
});

test.each([
  ['https://api.example', '127.0.0.11', true],
  ['https://api.example', null, false],
  ['http://localhost:5000', '127.0.0.11', false],
  ['http://127.0.0.1:5000', '127.0.0.11', false],
  ['https://[::1]:5000', '127.0.0.11', false],
])('with the upstream %s and the resolver %s, resolved again: %s', (upstream, resolver, isResolvedAgain) => {
  const site = nginxApi({ ...OPTIONS, api: { ...API, upstream, resolver } });

  expect(site.includes('resolver 127.0.0.11;')).toBe(isResolvedAgain);
  expect(site.includes('proxy_pass $api_upstream;')).toBe(isResolvedAgain);
});

test('base path: files have every header, and the rest is a 404', () => {
  const options = { ...OPTIONS, basePath: '/shop/amana/' };
  const app = nginxApp(options);

  const locations = app.split('location ').slice(1);
  for (const text of locations) expect(text).toContain('add_header X-Content-Type-Options "nosniff" always;');
  expect(app).toContain('location ^~ /shop/amana/assets/ {');
  expect(app).toContain('try_files $uri /shop/amana/index.html;');
  expect(nginxSite(options)).toMatch(/location \/ \{\s+return 404;/);
});

test('base path: rules about file names hold inside the folder only', () => {
  const outer = nginxApp({ ...OPTIONS, basePath: '/shop/amana/' }).match(/^location .*/gm);

  expect(outer).toEqual(['location ^~ /shop/amana/ {', 'location = /shop/amana {']);
});

test('a certificate: https with HTTP/2, and a redirect from http', () => {
  const tls = { certificate: '/etc/tls/chain.pem', key: '/etc/tls/key.pem', redirectFrom: '80' };
  const site = nginxSite({ ...OPTIONS, listen: '443', tls });

  expect(site).toContain('listen 443 ssl http2;');
  expect(site).toContain('ssl_certificate "/etc/tls/chain.pem";');
  expect(site).toMatch(/listen 80;[^]*return 308 https:\/\/\$host\$request_uri;/);
  expect(nginxSite({ ...OPTIONS, tls: { ...tls, redirectFrom: null } })).not.toContain('return 308');
  expect(nginxSite({ ...OPTIONS, listen: '[::]:8443', tls })).toContain('https://$host:8443$request_uri');
});

test("the operator's own files are included", () => {
  expect(nginxSite(OPTIONS)).toContain('include "/srv/nginx/own/*.conf";');
});

test('the log of requests holds no query string', () => {
  expect(nginxMain(OPTIONS)).toContain('access_log "access.log" paths;');
  const format = /log_format paths '(.*)'/.exec(nginxMain(OPTIONS))?.[1];
  expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/);
  expect(nginxMain({ ...OPTIONS, accessLog: null })).toContain('access_log off;');
});

test('a proxy in front gets compressed files too, also over HTTP/1.0', () => {
  expect(nginxApp(OPTIONS)).toContain('gzip_proxied any;');
  expect(nginxApp(OPTIONS)).toContain('gzip_http_version 1.0;');
});

test('brotli is used only where its module is installed', () => {
  expect(nginxApp(OPTIONS) + nginxMain(OPTIONS)).not.toContain('brotli');
  expect(nginxApp({ ...OPTIONS, brotli: true })).toContain('brotli_static on;');
  expect(nginxMain({ ...OPTIONS, brotli: true })).toContain('load_module');
});

test.each(['a"; return 200 "', 'a$host', 'a\\', 'a\nb'])('the text %j is refused', (value) => {
  expect(() => nginxApp({ ...OPTIONS, headers: [{ name: 'X', value }] })).toThrow(
    'nginx.conf cannot contain',
  );
});
