import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readDeploymentSettings } from '@amana/hosting';
import { startMockServer } from '@amana/mock-server';
import { callServer } from '@amana/mock-lab/testing';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkDeployment } from './check-deployment.ts';

let api: Awaited<ReturnType<typeof startMockServer>>;

beforeAll(async () => {
  api = await startMockServer({ port: 0, seed: 1 });
});
afterAll(() => api.close());

async function found(settings: object, site: string): Promise<string[]> {
  const links = Object.fromEntries(
    ['faqUrl', 'termsUrl', 'privacyUrl'].map((key) => [key, `${api.url}/docs`]),
  );
  const text = JSON.stringify({
    supportPhone: '2348012345678',
    supportEmail: 'a@b.ng',
    ...links,
    ...settings,
  });
  const trials = await checkDeployment(
    readDeploymentSettings({}, { name: 'amana.json', text }),
    new URL(site),
  );
  return trials.flatMap(({ name, differences }) =>
    differences.map((difference) => `${name}: ${difference.grade} ${difference.text}`),
  );
}

const APP = 'http://app.example.com';

test('doctor: a working deployment on another site only gets the mock note', async () => {
  const url = `${api.url}/api/v1`;

  expect(await found({ apiBaseUrl: url }, APP)).toEqual([
    `apiBaseUrl ${url}: degrades this is the mock of the API, which is not for real people`,
  ]);
});

test('an API of the same site is found below the site', async () => {
  expect(await found({}, api.url)).toEqual([expect.stringContaining(`apiBaseUrl ${api.url}/api/v1`)]);
});

test('operations that differ in the same way are named together', async () => {
  await callServer(api.url, 'putDeviations', {
    body: { deviations: [{ name: 'null-refusal-text' }] },
  });
  onTestFinished(async () => {
    await callServer(api.url, 'putDeviations', { body: { deviations: [] } });
  });

  expect((await found({}, api.url)).slice(1)).toEqual([
    'signUp, login, googleSignIn and 40 more operations: degrades /message must be string, is null',
    'signUp, login, googleSignIn and 40 more operations: degrades /errors must be object, is null',
  ]);
});

test('a page of https cannot call an API of http', async () => {
  expect(await found({ apiBaseUrl: `${api.url}/api/v1` }, 'https://app.example.com')).toContain(
    `apiBaseUrl ${api.url}/api/v1: breaks a browser does not let a page of https call an API of http`,
  );
});

test('an API that does not answer breaks the app', async () => {
  expect(await found({ apiBaseUrl: 'http://127.0.0.1:1/api/v1' }, APP)).toContainEqual(
    expect.stringMatching(/^API: breaks http:\/\/127\.0\.0\.1:1\/api\/v1 does not answer/),
  );
});

test('a server without the operations breaks the app', async () => {
  const server = createServer((_, response) => response.writeHead(404).end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;

  expect(await found({ apiBaseUrl: `http://127.0.0.1:${port}/api/v1` }, APP)).toEqual([
    expect.stringMatching(/^API: breaks http:\S+ is not this API: .* was answered with status 404\.$/),
  ]);
});

test('wrong settings and links that lead nowhere are named', async () => {
  const differences = await found(
    {
      apiBaseUrl: `${api.url}/api/v1`,
      supportPhone: 'none',
      faqUrl: 'http://127.0.0.1:1/',
    },
    APP,
  );

  expect(differences).toContainEqual(expect.stringMatching(/^settings: breaks supportPhone/));
  expect(differences).toContainEqual(expect.stringMatching(/^faqUrl .*: degrades cannot be opened/));
});
