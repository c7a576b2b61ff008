import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_CONFIG } from '../configuration/app-config.ts';
import { ASSET_HEADERS, securityHeaders } from '../headers/security-headers.ts';
import { type Preset, presetFiles } from './preset-files.ts';

const headers = securityHeaders({ html: '', config: DEFAULT_CONFIG, framing: 'none' });

function filesOf(preset: Preset, basePath = '/', apiPath: string | null = null) {
  return presetFiles(preset, { root: '/srv/amana', basePath, headers, apiPath, html: '<p>page</p>' });
}

interface Rule {
  readonly source: string;
}

interface VercelFile {
  readonly headers: readonly (Rule & { readonly headers: readonly { key: string; value: string }[] })[];
  readonly rewrites: readonly (Rule & { readonly destination: string })[];
  readonly redirects?: readonly (Rule & { readonly destination: string })[];
}

function vercel(basePath: string) {
  const file = JSON.parse(filesOf('vercel', basePath)['vercel.json'] ?? '') as VercelFile;
  const at = (path: string) => (rule: Rule) => new RegExp(`^${rule.source}$`).test(basePath + path);
  return {
    headersAt: (path: string) => file.headers.filter(at(path)).flatMap((rule) => rule.headers),
    pageAt: (path: string) => file.rewrites.find(at(path))?.destination,
    redirects: file.redirects,
  };
}

test('apache: the file is in the folder of the app', () => {
  expect(Object.keys(filesOf('apache', '/shop/'))).toEqual(['/shop/.htaccess']);
});

test('caddy: rules hold for the folder of the app only', () => {
  expect(filesOf('caddy')['amana.caddy']).toContain('\nhandle {\n');
  expect(filesOf('caddy', '/shop/')['amana.caddy']).toContain(
    'redir /shop /shop/ 301\nhandle /shop/* {\n\troute {\n\t\troot * "/srv/amana"\n',
  );
});

test.each([
  ['/', '/api/v1', true],
  ['/', null, false],
  ['/', '/', false],
  ['/', '/assets/', false],
  ['/shop/', '/shop', false],
  ['/shop/', '/shop/api', true],
])('caddy: an app at %s has rules for an API at %s: %s', (basePath, apiPath, hasRules) => {
  const file = filesOf('caddy', basePath, apiPath)['amana.caddy'];

  expect(file?.includes(`header ${apiPath}/* {\n\tContent-Security-Policy "default-src 'none'`)).toBe(
    hasRules,
  );
  expect(file?.includes('request_header')).toBe(hasRules);
});

test.each(['apache', 'caddy'] as const)('%s: a text that would end its quotation is refused', (preset) => {
  const options = {
    root: '/srv/amana',
    basePath: '/',
    apiPath: null,
    html: '',
    headers: [{ name: 'X', value: 'a" b' }],
  };

  expect(() => presetFiles(preset, options)).toThrow('cannot contain "a\\" b"');
});

test.each(['/', '/shop/amana/'])(
  'vercel below %s: each file has the headers of its kind once',
  (basePath) => {
    const { headersAt } = vercel(basePath);
    const pairs = (list: typeof headers) => list.map(({ name: key, value }) => ({ key, value }));

    for (const path of ['', 'index.html', 'sw.js', 'dashboard/orders'])
      expect(headersAt(path)).toEqual([{ key: 'Cache-Control', value: 'no-cache' }, ...pairs(headers)]);
    expect(headersAt('assets/index-1.js')).toEqual([
      { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' },
      ...pairs(ASSET_HEADERS),
    ]);
  },
);

test.each(['/', '/shop/amana/'])('vercel below %s: routes are the page, missing files a 404', (basePath) => {
  const { pageAt } = vercel(basePath);

  for (const path of ['', 'login', 'dashboard/orders/1', 'proof/q7Zt-4_K0', 'assetsx'])
    expect(pageAt(path), path).toBe(`${basePath}index.html`);
  for (const path of ['assets/gone', 'gone.png', 'a/gone.js', '.env', 'a/.git/config', '.well-known/gone'])
    expect(pageAt(path), path).toBeUndefined();
});

test('vercel: password managers are redirected at the root of a site only', () => {
  expect(vercel('/').redirects).toEqual([
    {
      source: '/.well-known/change-password',
      destination: '/dashboard/account/change-password',
      statusCode: 302,
    },
  ]);
  expect(vercel('/shop/').redirects).toBeUndefined();
});

test('vercel.json of the demo: has the headers of the preset, except the policy, which its page contains', () => {
  const page = { html: '', config: DEFAULT_CONFIG, framing: 'own-site', hsts: null } as const;
  const headers = securityHeaders(page).filter(({ name }) => name !== 'Content-Security-Policy');
  const preset = presetFiles('vercel', { root: '/', basePath: '/', headers, apiPath: null, html: '' });
  const file = readFileSync(join(import.meta.dirname, '../../../../vercel.json'), 'utf8');

  expect((JSON.parse(file) as VercelFile).headers).toEqual(
    (JSON.parse(preset['vercel.json'] ?? '') as VercelFile).headers,
  );
});

test('github-pages: routes are answered with the page, and no file is left out', () => {
  expect(filesOf('github-pages', '/shop/')).toEqual({
    '/shop/404.html': '<p>page</p>',
    '/shop/.nojekyll': '',
  });
});
