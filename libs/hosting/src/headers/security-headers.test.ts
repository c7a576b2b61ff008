import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type ServedPage, contentSecurityPolicy } from './content-security-policy.ts';
import { securityHeaders } from './security-headers.ts';
import { DEFAULT_CONFIG } from '../configuration/app-config.ts';

const SCRIPT = 'document.documentElement.dataset.theme = "dark";\n';
const STYLE = ':root { color: green; }\n';
const HTML = `<style>${STYLE}</style><script>${SCRIPT}</script><script type="application/json" id="app-config">{}</script>
<script type="module" crossorigin src="/assets/index-1.js"></script>`;

function policy(config: Partial<ServedPage['config']> = {}, framing: ServedPage['framing'] = 'none') {
  const text = contentSecurityPolicy({ html: HTML, config: { ...DEFAULT_CONFIG, ...config }, framing });
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test.each([
  ['script-src', SCRIPT],
  ['style-src', STYLE],
])('%s: what comes from the site, and what stands in the page by its hash', (directive, text) => {
  const hash = createHash('sha256').update(text).digest('base64');

  expect(policy().get(directive)).toEqual(["'self'", `'sha256-${hash}'`]);
});

test('only the demo may write styles, because its component library does', () => {
  expect(policy({}, 'own-site').get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
});

test('with everything on one site no other origin is allowed', () => {
  expect(policy().get('connect-src')).toEqual(["'self'"]);
  expect(policy().get('frame-src')).toEqual(["'none'"]);
  expect(policy().get('trusted-types')).toEqual(['default']);
});

test.each([
  ['the API, even over http', { apiBaseUrl: 'http://127.0.0.1:4300/api/v1' }, ['connect-src', 'img-src']],
  ['files', { fileOrigins: ['http://127.0.0.1:4300'] }, ['connect-src', 'img-src']],
  ['reports', { reportUrl: 'http://127.0.0.1:4300/amana' }, ['connect-src']],
])('another origin of %s is allowed, and only for what comes from there', (_, config, expected) => {
  const allowing = [...policy(config)].filter(([, sources]) => sources.includes('http://127.0.0.1:4300'));

  expect(allowing.map(([directive]) => directive).sort()).toEqual(expected);
});

test('identity provider: only if configured, and only its widget as a script', () => {
  expect([...policy().values()].flat().join(' ')).not.toContain('google');

  const directives = policy({ identityClientId: 'client' });
  expect(directives.get('script-src')).toContain('https://accounts.google.com/gsi/client');
  for (const name of ['style-src', 'connect-src', 'frame-src'])
    expect(directives.get(name)).toContain('https://accounts.google.com');
  expect(directives.has('trusted-types')).toBe(false);
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
});

test('a simulated widget on the same site needs no further source', () => {
  const directives = policy({
    identityClientId: 'simulated',
    identityScriptUrl: '/mock/v1/identity/client.js',
  });

  expect(directives).toEqual(policy());
});

test('an address cannot add a directive', () => {
  const directives = policy({
    identityClientId: 'client',
    identityScriptUrl: "https://id.example/a;script-src'unsafe-inline',b",
  });

  expect(directives.get('script-src')?.at(-1)).toBe(
    'https://id.example/a%3bscript-src%27unsafe-inline%27%2cb',
  );
});

test('framing is allowed for no site, or for the demo on its own site', () => {
  expect(policy().get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy({}, 'own-site').get('frame-ancestors')).toEqual(["'self'"]);
  expect(policy({}, 'own-site').get('frame-src')).toEqual(["'self'"]);
});

test('browsers that do not read frame-ancestors are told the same', () => {
  const frameOptions = (framing: ServedPage['framing']) =>
    securityHeaders({ html: HTML, config: DEFAULT_CONFIG, framing }).find(
      ({ name }) => name === 'X-Frame-Options',
    )?.value;

  expect([frameOptions('none'), frameOptions('own-site')]).toEqual(['DENY', 'SAMEORIGIN']);
});

test('headers: all are set, and no value can break a configuration file', () => {
  const headers = securityHeaders({ html: HTML, config: DEFAULT_CONFIG, framing: 'none' });

  expect(headers.map(({ name }) => name)).toEqual([
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'X-Permitted-Cross-Domain-Policies',
    'X-DNS-Prefetch-Control',
    'Referrer-Policy',
    'Cross-Origin-Opener-Policy',
    'Permissions-Policy',
  ]);
  for (const { value } of headers) expect(value).toMatch(/^[^"\\$\n]+$/);
  expect(headers).toContainEqual({ name: 'Referrer-Policy', value: 'strict-origin' });
});
