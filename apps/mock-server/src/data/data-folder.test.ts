import { cpSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PERSONAS } from '@amana/mock-lab';
import { expect, test } from 'vitest';
import type { MockServer } from '../start-mock-server.ts';
import { aFolder, aServer, adasToken, sendJson } from '../testing/a-server.ts';
import { WORLD_FILE } from './data-folder.ts';

function serverOn(data: string, reportProblem = (_: string): unknown => null): Promise<MockServer> {
  return aServer({ data, reportProblem });
}

function world({ backend }: MockServer): string {
  return JSON.stringify(backend.host.snapshot());
}

test('a restart: continues the world with sessions, clock, settings and mail', async () => {
  const folder = aFolder();
  const first = await serverOn(folder);
  expect(first.isContinued).toBe(false);
  await sendJson(first, 'POST', '/mock/v1/clock', { frozen: true, advanceMs: 5_000 });
  await sendJson(first, 'PATCH', '/mock/v1/settings', { autoPayAfterMs: null });
  await sendJson(first, 'POST', '/api/v1/User/ForgotPassword', { email: 'ada@amana.test' });
  const token = await adasToken(first.url);
  const before = world(first);
  await first.close();

  const second = await serverOn(folder);

  expect(second.isContinued).toBe(true);
  expect(world(second)).toBe(before);
  const own = await fetch(`${second.url}/api/v1/User/Get/${PERSONAS[0].userId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(own.status).toBe(200);
});

test('data file: contains a change before its answer arrives', async () => {
  const folder = aFolder();
  const server = await serverOn(folder);

  await sendJson(server, 'PATCH', '/mock/v1/settings', { settlementStepMs: 4_321 });

  // A copy, because the server alone may use its file.
  const copy = aFolder();
  cpSync(folder, copy, { recursive: true });
  const file = new DatabaseSync(join(copy, WORLD_FILE));
  const row = file.prepare("SELECT value FROM record WHERE kind = 'world'").get();
  file.close();
  expect(row?.['value']).toContain('"settlementStepMs":4321');
});

test('a reset leaves nothing of the old world in the file', async () => {
  const folder = aFolder();
  const server = await serverOn(folder);
  await sendJson(server, 'POST', '/mock/v1/reset', { scenario: 'default' });
  await sendJson(server, 'POST', '/mock/v1/reset', { scenario: 'empty' });
  await sendJson(server, 'POST', '/mock/v1/clock', { frozen: true });
  const before = world(server);
  await server.close();

  expect(world(await serverOn(folder))).toBe(before);
});

test('a second server on the folder: refused in one sentence', async () => {
  const folder = aFolder();
  const first = await serverOn(folder);

  await expect(serverOn(folder)).rejects.toThrow(
    /^The data folder .* cannot be used \(database is locked\): make sure .* no other mock server uses it, or .*\.$/,
  );

  expect((await sendJson(first, 'PATCH', '/mock/v1/settings', { autoPayAfterMs: 1 })).status).toBe(200);
  await first.close();
  expect((await serverOn(folder)).isContinued).toBe(true);
});

test('a data file that cannot be opened: refused in one sentence', async () => {
  const folder = aFolder();
  mkdirSync(join(folder, WORLD_FILE));

  await expect(serverOn(folder)).rejects.toThrow(
    `The data folder ${folder} cannot be used (unable to open database file): make sure that you may write there`,
  );
});

test('the file of another version is named and kept, and a new world begins', async () => {
  const folder = aFolder();
  writeFileSync(join(folder, 'world.sqlite'), 'of another version');
  const problems: string[] = [];

  const server = await serverOn(folder, (line) => problems.push(line));
  await server.close();
  await serverOn(folder, (line) => problems.push(line));

  expect(server.isContinued).toBe(false);
  expect(problems).toEqual([
    `A new world begins: world.sqlite in ${folder} was written by another version and is kept.`,
  ]);
  expect(readFileSync(join(folder, 'world.sqlite'), 'utf8')).toBe('of another version');
});

function withSql(sql: string): (file: string) => void {
  return (file) => {
    const database = new DatabaseSync(file);
    database.exec(sql);
    database.close();
  };
}

test.each<[string, RegExp, (file: string) => void]>([
  ['of another kind', /file is not a database/, (file) => writeFileSync(file, 'Dear diary'.repeat(100))],
  ['cut in half', /malformed/, (file) => truncateSync(file, 4096 * 10)],
  ['without its world', /is damaged/, withSql("DELETE FROM record WHERE kind = 'world'")],
  ['with another shape', /is damaged/, withSql("UPDATE record SET value = '{}' WHERE kind = 'users'")],
])('a data file %s: refused in one sentence', async (_, sentence, spoil) => {
  const folder = aFolder();
  const first = await serverOn(folder);
  await sendJson(first, 'POST', '/mock/v1/reset', { scenario: 'default' });
  await first.close();
  spoil(join(folder, WORLD_FILE));

  const refusal: unknown = await serverOn(folder).catch((error: unknown) => error);

  expect(String(refusal)).toMatch(sentence);
  expect(String(refusal)).toContain(folder);
});
