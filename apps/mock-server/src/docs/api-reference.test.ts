import { operationTable } from '@amana/api/contract';
import { expect, onTestFinished, test } from 'vitest';
import { startMockServer } from '../start-mock-server.ts';

async function aServer(controlKey?: string): Promise<string> {
  const key = controlKey === undefined ? {} : { controlKey };
  const server = await startMockServer({ port: 0, scenario: 'empty', ...key });
  onTestFinished(() => server.close());
  return server.url;
}

async function thePage(): Promise<string> {
  return (await fetch(`${await aServer()}/docs`)).text();
}

test('every operation of both APIs is in it, by its own address', async () => {
  const page = await thePage();

  const missing = Object.keys(operationTable).filter((id) => !page.includes(`id="${id}"`));
  expect(missing).toEqual([]);
  expect(page).toContain('/api/v1/Order/Create');
  expect(page).toContain('/mock/v1/clock');
});

test('every link inside it leads somewhere', async () => {
  const page = await thePage();
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);

  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
});

test('it needs nothing from anywhere else', async () => {
  const page = await thePage();

  expect(page).not.toMatch(/<(?:script|link|img|iframe)[^>]+(?:src|href)=/);
  expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});

test('what the contract says is text: nothing of it is lost or becomes markup', async () => {
  const page = await thePage();

  expect(page).toContain('<code>{ data, message? }</code>');
  expect(page).not.toContain('[object Promise]');
  expect(page).not.toContain('[object Object]');
});

test('the documents themselves are there for other tools, whoever has the key or not', async () => {
  const url = await aServer('a key');

  const document = async (name: string): Promise<unknown> => (await fetch(`${url}/docs/${name}.json`)).json();

  expect(await document('amana')).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api/v1' }] });
  expect(await document('control')).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/mock/v1' }] });
  expect((await fetch(`${url}/docs`)).status).toBe(200);
});
