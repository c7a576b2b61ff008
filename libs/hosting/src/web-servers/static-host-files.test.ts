import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CACHE_FOREVER, REVALIDATE } from '../headers/cache-control.ts';
import { ASSET_HEADERS, securityHeaders } from '../headers/security-headers.ts';
import { DEFAULT_CONFIG } from '../configuration/app-config.ts';
import { headersFile, redirectsFile } from './static-host-files.ts';

const headers = securityHeaders({ html: '', config: DEFAULT_CONFIG, framing: 'none' });

/** Applies the rules like a host: every matching rule adds its headers. */
function headersAt(path: string, worker?: string): [string, string][] {
  return headersFile(headers, worker)
    .split('\n\n')
    .flatMap((rule) => {
      const [pattern = '', ...lines] = rule.trimEnd().split('\n');
      const fits = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
      return fits ? lines.map((line): [string, string] => [line.slice(2).split(': ')[0] ?? '', line]) : [];
    });
}

test.each(['/', '/index.html', '/assets/index-1.js', '/dashboard/overview', '/sw.js'])(
  '%s: has every header once',
  (path) => {
    const names = headersAt(path).map(([name]) => name);

    expect(names).toEqual(expect.arrayContaining(headers.map(({ name }) => name)));
    expect(new Set(names).size).toBe(names.length);
  },
);

test('hashed files are cached forever, the page is not', () => {
  expect(headersAt('/assets/index-1.js').at(-2)?.[1]).toContain('immutable');
  expect(headersAt('/').at(-1)?.[1]).toContain('no-cache');
  expect(headersAt('/sw.js').at(-1)?.[1]).toContain('no-cache');
  expect(headersAt('/demo-worker.js', 'demo-worker.js').at(-1)?.[1]).toContain('no-cache');
});

test.each(['/', '/shop/amana/'])(
  'below %s a missing script is a 404, every other path is the page',
  (base) => {
    const rules = redirectsFile(base).trimEnd().split('\n');

    expect(rules.map((rule) => rule.split(/\s+/))).toEqual([
      ...(base === '/'
        ? [
            ['/.well-known/change-password', '/dashboard/account/change-password', '302'],
            ['/.well-known/*', '/not-found.txt', '404'],
          ]
        : []),
      [`${base}assets/*`, `${base}not-found.txt`, '404'],
      [`${base}*`, `${base}index.html`, '200'],
    ]);
  },
);

test('below a base path, hashed files are cached forever and the page is not', () => {
  const rules = headersFile(headers, 'sw.js', '/amana/').split('\n\n');

  expect(rules).toContain(
    '/amana/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n  Cross-Origin-Resource-Policy: same-origin',
  );
  expect(rules).toContain('/amana/\n  Cache-Control: no-cache');
  // Headers apply to the app only, not to the rest of the site.
  expect(rules[0]).toMatch(/^\/amana\/\*\n/);
});

test('vercel.json of the demo has the same headers, except the policy, which its page contains', () => {
  const file = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../vercel.json'), 'utf8')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const page = { html: '', config: DEFAULT_CONFIG, framing: 'own-site', hsts: null } as const;
  const ofPages = securityHeaders(page).filter(({ name }) => name !== 'Content-Security-Policy');
  const rule = (caching: string, others: readonly { name: string; value: string }[]) =>
    [{ name: 'Cache-Control', value: caching }, ...others].map(({ name: key, value }) => ({ key, value }));

  expect(file.headers).toEqual([
    { source: '/assets/(.*)', headers: rule(CACHE_FOREVER, ASSET_HEADERS) },
    { source: '/((?!assets/).*)', headers: rule(REVALIDATE, ofPages) },
  ]);
});
