import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { MockServerOptions } from '../options.ts';
import { type MockServer, startMockServer } from '../start-mock-server.ts';

export const JSON_TYPE = { 'content-type': 'application/json' };

/** A server with a world that is the same each time; it is closed after the test. */
export async function aServer(options: MockServerOptions = {}): Promise<MockServer> {
  const server = await startMockServer({ port: 0, scenario: 'empty', seed: 1, ...options });
  onTestFinished(() => server.close());
  return server;
}

export function sendJson({ url }: Pick<MockServer, 'url'>, method: string, path: string, body: unknown = {}) {
  return fetch(`${url}${path}`, { method, headers: JSON_TYPE, body: JSON.stringify(body) });
}

export async function adasToken(url: string): Promise<string> {
  const created = await sendJson({ url }, 'POST', '/mock/v1/personas/ada/session');
  const { data } = (await created.json()) as { data: { token: string } };
  return data.token;
}

/** An empty folder, which is removed after the test. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'amana-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
