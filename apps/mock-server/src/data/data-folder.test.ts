import { createHash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PERSONAS } from '@amana/mock-lab';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { type MockServer, startMockServer } from '../start-mock-server.ts';
import { WORLD_FILE } from './data-folder.ts';
import { checksumOf } from './sqlite-rows.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'amana-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function serverOn(data: string): Promise<MockServer> {
  const server = await startMockServer({ port: 0, scenario: 'empty', seed: 1, data });
  onTestFinished(() => server.close());
  return server;
}

async function send(server: MockServer, method: string, path: string, body: unknown = {}): Promise<Response> {
  return fetch(`${server.url}${path}`, { method, headers: JSON_TYPE, body: JSON.stringify(body) });
}

function world({ backend }: MockServer): string {
  return JSON.stringify(backend.host.snapshot());
}

function contentOf(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((name) => !name.endsWith('-shm'));
  return Object.fromEntries(
    files.sort().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}

test('a restart: continues the world with sessions, clock, settings and mail', async () => {
  const folder = aFolder();
  const first = await serverOn(folder);
  expect(first.isContinued).toBe(false);
  await send(first, 'POST', '/mock/v1/clock', { frozen: true, advanceMs: 5_000 });
  await send(first, 'PATCH', '/mock/v1/settings', { autoPayAfterMs: null });
  await send(first, 'POST', '/api/v1/User/ForgotPassword', { email: 'ada@amana.test' });
  const session = await send(first, 'POST', '/mock/v1/personas/ada/session');
  const { data } = (await session.json()) as { data: { token: string } };
  const before = world(first);
  await first.close();

  const second = await serverOn(folder);

  expect(second.isContinued).toBe(true);
  expect(world(second)).toBe(before);
  const own = await fetch(`${second.url}/api/v1/User/Get/${PERSONAS[0].userId}`, {
    headers: { authorization: `Bearer ${data.token}` },
  });
  expect(own.status).toBe(200);
});

test('data file: contains a change before its answer arrives', async () => {
  const folder = aFolder();
  const server = await serverOn(folder);

  await send(server, 'PATCH', '/mock/v1/settings', { settlementStepMs: 4_321 });

  const file = new DatabaseSync(join(folder, WORLD_FILE), { readOnly: true });
  const row = file.prepare("SELECT value FROM record WHERE kind = 'world'").get();
  file.close();
  expect(row?.['value']).toContain('"settlementStepMs":4321');
});

test('a reset leaves nothing of the old world in the file', async () => {
  const folder = aFolder();
  const server = await serverOn(folder);
  await send(server, 'POST', '/mock/v1/reset', { scenario: 'default' });
  await send(server, 'POST', '/mock/v1/reset', { scenario: 'empty' });
  await send(server, 'POST', '/mock/v1/clock', { frozen: true });
  const before = world(server);
  await server.close();

  expect(world(await serverOn(folder))).toBe(before);
});

test('a second server on the folder: refused in one sentence', async () => {
  const folder = aFolder();
  const first = await serverOn(folder);

  await expect(serverOn(folder)).rejects.toThrow(
    /^The data folder .* is in use by another mock server: stop .*\.$/,
  );

  expect((await send(first, 'PATCH', '/mock/v1/settings', { autoPayAfterMs: 1 })).status).toBe(200);
  await first.close();
  expect((await serverOn(folder)).isContinued).toBe(true);
});

test('a folder that is a file is refused in one sentence', async () => {
  const file = join(aFolder(), 'file');
  writeFileSync(file, 'mine');

  await expect(serverOn(file)).rejects.toThrow(`The data folder ${file} cannot be made`);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test.each(['lock', WORLD_FILE])(
  'a folder whose %s cannot be opened: refused in one sentence',
  async (name) => {
    const folder = aFolder();
    mkdirSync(join(folder, name));

    const refusal: unknown = await serverOn(folder).catch((error: unknown) => error);

    expect(String(refusal)).toMatch(/^Error: The data folder .+ cannot be used \(.+\): .+ --data\.$/);
    expect(String(refusal)).toContain(folder);
  },
);

test('an interrupted creation of the file is repeated', async () => {
  const folder = aFolder();
  writeFileSync(join(folder, `${WORLD_FILE}.new`), 'SQLite for');

  const server = await serverOn(folder);

  expect(server.isContinued).toBe(false);
  expect(readdirSync(folder)).not.toContain(`${WORLD_FILE}.new`);
});

let sound = '';
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'amana-sound-'));
  const server = await startMockServer({ port: 0, scenario: 'default', seed: 1, data: folder });
  await send(server, 'POST', '/mock/v1/clock', { frozen: true });
  await server.close();
  sound = join(folder, WORLD_FILE);
  return () => rmSync(folder, { recursive: true });
});

function withSql(sql: string): (file: string) => void {
  return (file) => {
    const database = new DatabaseSync(file);
    database.exec(sql);
    database.close();
  };
}

function withRecord(change: (value: string) => string): (file: string) => void {
  return (file) => {
    const database = new DatabaseSync(file);
    const row = database.prepare("SELECT id, value FROM record WHERE kind = 'world'").get();
    const value = change(String(row?.['value']));
    database
      .prepare("UPDATE record SET value = ?, checksum = ? WHERE kind = 'world'")
      .run(value, checksumOf('world', String(row?.['id']), value));
    database.close();
  };
}

const spoilt: [string, RegExp, (file: string) => void][] = [
  ['of another kind', /is damaged/, (file) => writeFileSync(file, 'Dear diary'.repeat(100))],
  ['empty', /is damaged/, (file) => writeFileSync(file, '')],
  ['cut in half', /is damaged/, (file) => truncateSync(file, 4096 * 10)],
  ['half overwritten', /is damaged/, (file) => overwrite(file, 4096 * 5, randomBytes(4096 * 3))],
  ['of another program', /another program/, withSql('PRAGMA application_id = 1')],
  ['of a newer layout', /newer version/, withSql('PRAGMA user_version = 99')],
  ['of an older layout', /older version/, withSql('PRAGMA user_version = 0')],
  [
    'of a newer world',
    /newer version/,
    withRecord((value) => value.replace(/"version":\d+/, '"version":99')),
  ],
  [
    'of an older world',
    /older version/,
    withRecord((value) => value.replace(/"version":\d+/, '"version":1')),
  ],
  ['without its world', /is damaged/, withSql("DELETE FROM record WHERE kind = 'world'")],
  ['without its people', /is damaged/, withSql("UPDATE record SET kind = 'peoples' WHERE kind = 'users'")],
  [
    'with another amount',
    /is damaged/,
    withSql('UPDATE record SET value = replace(value, \'"amountKobo":\', \'"amountKobo":9\')'),
  ],
];

function overwrite(file: string, at: number, bytes: Buffer): void {
  const content = readFileSync(file);
  bytes.copy(content, at);
  writeFileSync(file, content);
}

test.each(spoilt)('a data file %s: refused in one sentence and unchanged', async (_, sentence, spoil) => {
  const folder = aFolder();
  const file = join(folder, WORLD_FILE);
  copyFileSync(sound, file);
  spoil(file);
  const before = contentOf(folder);

  const refusal: unknown = await serverOn(folder).catch((error: unknown) => error);

  expect(String(refusal)).toMatch(sentence);
  expect(String(refusal)).toContain(file);
  const { lock, ...after } = contentOf(folder);
  expect(lock).toBe(createHash('sha256').digest('hex'));
  expect(after).toEqual(before);
});

test('one changed byte is refused unless it was not part of the world', { timeout: 300_000 }, async () => {
  const whole = readFileSync(sound);
  const folderOfSound = aFolder();
  copyFileSync(sound, join(folderOfSound, WORLD_FILE));
  const first = await serverOn(folderOfSound);
  const asWritten = world(first);
  await first.close();
  let refused = 0;

  for (let step = 0; step < 60; step += 1) {
    const folder = aFolder();
    const at = Math.floor((whole.length * step) / 60) + 17;
    const content = Buffer.from(whole);
    content.writeUInt8(content.readUInt8(at) ^ 1, at);
    writeFileSync(join(folder, WORLD_FILE), content);
    const outcome = await startMockServer({ port: 0, data: folder }).catch(String);
    if (typeof outcome === 'string') {
      refused += 1;
      expect([at, outcome]).toEqual([at, expect.stringContaining('Nothing in it was changed')]);
      expect([at, readFileSync(join(folder, WORLD_FILE)).equals(content)]).toEqual([at, true]);
    } else {
      expect([at, world(outcome)]).toEqual([at, asWritten]);
      await outcome.close();
    }
  }

  expect(refused).toBeGreaterThan(30);
});
