import { operationIds } from '@amana/api/contract';
import { answerIssues } from '@amana/api/contract/testing';
import { fingerprintOf } from '@amana/mock-lab/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MockServer, startMockServer } from './start-mock-server.ts';
import { type RawRequest, hostileRequests } from './testing/hostile/hostile-requests.ts';
import { type RawAnswer, rawClient } from './testing/raw-client.ts';

/** Invalid requests per operation; another HOSTILE_SEED generates others. */
const COUNT = 300;
const SEED = Number(process.env['HOSTILE_SEED'] ?? 1);
const AT_ONCE = 25;

/** An id without a user; the generated requests also name it as their sender. */
const EXAMPLE_ID = '00000000-0000-4000-8000-000000000000';

let server: MockServer;
let client: ReturnType<typeof rawClient>;
let token: string;
let callerId: string;

beforeAll(async () => {
  server = await startMockServer({ port: 0, scenario: 'empty', seed: 1 });
  server.backend.host.world.clock.freeze();
  client = rawClient(server.url);
  const { text } = await client.send({ method: 'POST', path: '/mock/v1/personas/ada/session' }, null);
  const { data } = JSON.parse(text) as { data: { token: string; user: { userId: string } } };
  token = data.token;
  callerId = data.user.userId;
});
afterAll(async () => {
  client.close();
  await server.close();
});

/** Half of the bodies have a Content-Length, the others are chunked. */
function lengthHeader(body: Uint8Array | null, index: number): Record<string, string> {
  if (body === null) return {};
  return index % 2 === 0 ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(body.length) };
}

/** A wrong sender is refused before the rest of the body is validated. */
function asCaller(body: Uint8Array | null): Uint8Array | null {
  if (body === null) return null;
  return Buffer.from(Buffer.from(body).toString('latin1').replaceAll(EXAMPLE_ID, callerId), 'latin1');
}

function send(request: RawRequest, index: number): Promise<RawAnswer> {
  const { method, target, headers } = request;
  const body = asCaller(request.body);
  const all = { ...headers, ...lengthHeader(body, index), authorization: `Bearer ${token}` };
  return client.send({ method, path: target, headers: all }, body);
}

function whatIsWrong(
  operationId: (typeof operationIds)[number],
  { status, headers, text }: RawAnswer,
  expected: readonly number[],
) {
  if (!expected.includes(status)) return `status ${status}`;
  if (!String(headers['content-type']).startsWith('application/json')) return 'no JSON';
  const body: unknown = JSON.parse(text);
  if (status === 404 || status === 405)
    return typeof body === 'object' && body !== null && 'message' in body ? undefined : text;
  return answerIssues(operationId, status, body);
}

test.each(operationIds)(`%s: refuses ${COUNT} invalid requests and changes nothing`, async (operationId) => {
  const { misaddressed, invalid } = await hostileRequests(operationId, COUNT, SEED);
  const requests = [...misaddressed, ...invalid];
  const { world } = server.backend.host;
  const before = fingerprintOf(world);

  for (let at = 0; at < requests.length; at += AT_ONCE) {
    const some = requests.slice(at, at + AT_ONCE);
    const answers = await Promise.all(some.map((request, index) => send(request, index)));
    for (const [index, answer] of answers.entries()) {
      const request = requests[at + index];
      const expected = at + index < misaddressed.length ? [404, 405] : [400, 413, 415];
      const wrong = whatIsWrong(operationId, answer, expected);
      const body = new TextDecoder().decode(request?.body ?? undefined).slice(0, 300);
      if (wrong !== undefined) expect({ wrong, request: { ...request, body }, answer, SEED }).toBeNull();
    }
    expect([at, fingerprintOf(server.backend.host.world)]).toEqual([at, before]);
  }
  expect(server.backend.host.world).toBe(world);
});

test('hostile requests: differ, and make every part invalid at least once', async () => {
  const { invalid: requests } = await hostileRequests('createOrder', COUNT, SEED);
  const texts = requests.map(({ body }) => new TextDecoder().decode(body ?? undefined));

  const whole = requests.map((request, index) => JSON.stringify({ ...request, body: texts[index] }));
  expect(new Set(whole).size).toBeGreaterThan(COUNT * 0.9);
  for (const part of [/"amount":99/, /"referralLink"/, /"__proto__"/, /^{"email"/])
    expect([part, texts.some((text) => part.test(text))]).toEqual([part, true]);
});
