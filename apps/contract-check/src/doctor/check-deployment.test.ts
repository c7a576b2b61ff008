import { readDeploymentSettings } from '@amana/hosting';
import { startMockServer } from '@amana/mock-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

  expect(text).toMatch(/^✔ settings\n✔ faqUrl/);
  expect(text).toMatch(/▲ 0 {2}✖ 0 {2}of \d+ operations; \d+ calls\nworks$/);
  expect(text.includes('204')).toBe(!isSame);
});

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
