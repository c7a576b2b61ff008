import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readDeploymentSettings } from '@amana/hosting';
import { startMockServer } from '@amana/mock-server';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { checkDeployment } from './check-deployment.ts';

let api: Awaited<ReturnType<typeof startMockServer>>;

beforeAll(async () => {
  api = await startMockServer({ port: 0, seed: 1 });
});
afterAll(() => api.close());

async function found(settings: object, site: string): Promise<string> {
  const links = Object.fromEntries(
    ['faqUrl', 'termsUrl', 'privacyUrl'].map((key) => [key, `${api.url}/docs`]),
  );
  const text = JSON.stringify({
    siteHost: 'app.example.com',
    supportPhone: '2348012345678',
    supportEmail: 'a@b.ng',
    ...links,
    ...settings,
  });
  const { lines, works } = await checkDeployment(
    readDeploymentSettings({}, { name: 'amana.json', text }),
    new URL(site),
  );
  return `${lines.join('\n')}\n${works ? 'works' : 'broken'}`;
}

const APP = 'http://app.example.com';

test.each([APP, 'the site of the API'])('a working deployment on %s has no difference', async (site) => {
  const isSame = site !== APP;

  const text = await found(isSame ? {} : { apiBaseUrl: `${api.url}/api/v1` }, isSame ? api.url : site);

  expect(text).toMatch(/^✔ settings\n▲ site .*\n.*\n✔ faqUrl/);
  expect(text).toMatch(/▲ 0 {2}✖ 0 {2}\d+ of \d+ operations tried; \d+ calls\nworks$/);
  expect(text.includes('204')).toBe(!isSame);
});

test.each([
  ['is the page of the app', '<script id="app-config">', '✔ site'],
  ['is another page', '<h1>It works!</h1>', '▲ site .*\n {4}is not the page of the app'],
])('an address of the site that %s', async (_, page, line) => {
  const site = createServer((_request, response) => response.end(page)).listen(0, '127.0.0.1');
  onTestFinished(() => void site.close());
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;

  const text = await found({ apiBaseUrl: `${api.url}/api/v1` }, `http://127.0.0.1:${port}`);

  expect(text).toMatch(new RegExp(line));
});

test('a logo that is a page, and no picture, is named', async () => {
  const text = await found({ apiBaseUrl: `${api.url}/api/v1`, logoUrl: `${api.url}/docs` }, APP);

  expect(text).toMatch(/▲ logoUrl .*\n {4}is not a picture, but text\/html/);
});

test.each([
  ['', true],
  ['1', false],
])(
  'behind a proxy, with NODE_USE_ENV_PROXY=%s, an address without an answer names the variable: %s',
  async (use, names) => {
    vi.stubEnv('https_proxy', 'http://proxy.example:3128');
    vi.stubEnv('NODE_USE_ENV_PROXY', use);
    onTestFinished(() => void vi.unstubAllEnvs());

    const text = await found({ apiBaseUrl: 'http://127.0.0.1:1/api/v1' }, APP);

    expect(text.includes('NODE_USE_ENV_PROXY=1')).toBe(names);
  },
);

test('a page of https cannot call an API of http', async () => {
  const text = await found({ apiBaseUrl: `${api.url}/api/v1` }, 'https://app.example.com');

  expect(text).toContain(`✖ settings\n    a browser does not let a page of https call an API of http`);
  expect(text).toMatch(/broken$/);
});

test('an API that does not answer breaks the app', async () => {
  expect(await found({ apiBaseUrl: 'http://127.0.0.1:1/api/v1' }, APP)).toMatch(
    /✖ API\n {4}http:\/\/127\.0\.0\.1:1\/api\/v1 does not answer.*\nbroken$/,
  );
});

test('wrong settings and links that lead nowhere are named', async () => {
  const settings = { supportPhone: 'none', faqUrl: 'http://127.0.0.1:1/', requestIds: true };

  const text = await found({ apiBaseUrl: `${api.url}/api/v1`, ...settings }, APP);

  expect(text).toMatch(/✖ settings\n {4}supportPhone/);
  expect(text).toMatch(/▲ faqUrl .*\n {4}cannot be opened/);
  expect(text).toMatch(/broken$/);
});
