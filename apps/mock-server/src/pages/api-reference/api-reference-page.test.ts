import { expect, test } from 'vitest';
import { aServer } from '../../testing/a-server.ts';

test.each(['/docs', '/docs/control'])('%s loads files of this server only', async (path) => {
  const { url } = await aServer();
  const response = await fetch(`${url}${path}`);
  const page = await response.text();

  const files = [...page.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"]+)"/g)].map(([, file]) => file);
  expect(files).toEqual(['/docs/swagger-ui.css', '/docs/swagger-ui-bundle.js']);
  for (const file of files) expect((await fetch(`${url}${file}`)).status).toBe(200);
  expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});

test('the API reference: its policy allows no foreign scripts and styles', async () => {
  const policy = (await fetch(`${(await aServer()).url}/docs`)).headers.get('content-security-policy') ?? '';

  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'self';/);
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('http');
});

test('the API reference: offers every persona and asks for the control key', async () => {
  const page = await (await fetch(`${(await aServer()).url}/docs`)).text();
  const pageWithKey = await (await fetch(`${(await aServer({ controlKey: 'a key' })).url}/docs`)).text();

  for (const id of ['ada', 'chidi', 'bola', 'ngozi', 'tunde'])
    expect(page).toContain(`<option value="${id}">`);
  expect(page).not.toContain('Control key');
  expect(pageWithKey).toContain('Control key');
});

test('the contracts are served for other tools, without the control key too', async () => {
  const { url } = await aServer({ controlKey: 'a key' });

  const document = async (name: string): Promise<unknown> => (await fetch(`${url}/docs/${name}.json`)).json();

  expect(await document('amana')).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api/v1' }] });
  expect(await document('control')).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/mock/v1' }] });
  expect((await fetch(`${url}/docs`)).status).toBe(200);
});
