import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { aServer } from './testing/a-server.ts';

const PIECE = Buffer.alloc(64 * 1024, 'x');
/** A server without a limit would accept all of it. */
const GIVE_UP_BYTES = 64 * 1024 * 1024;

async function adasToken(url: string): Promise<string> {
  const created = await fetch(`${url}/mock/v1/personas/ada/session`, { method: 'POST' });
  const { data } = (await created.json()) as { data: { token: string } };
  return data.token;
}

/** Sends chunks without a Content-Length until an answer arrives. */
async function sendWithoutEnd(url: string, path: string, contentType: string, token = '') {
  const agent = new Agent();
  onTestFinished(() => agent.destroy());
  const outgoing = httpRequest(`${url}${path}`, {
    agent,
    method: 'POST',
    headers: { 'content-type': contentType, authorization: `Bearer ${token}` },
  });
  // The server may close the connection after its answer.
  outgoing.on('error', () => undefined);
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  const progress = { isAnswered: false };
  void answered.then(() => (progress.isAnswered = true));
  let sent = 0;
  outgoing.write('--x\r\nContent-Disposition: form-data; name="Message"\r\n\r\n');
  while (!progress.isAnswered && sent < GIVE_UP_BYTES) {
    const goesOn = outgoing.write(PIECE);
    sent += PIECE.length;
    if (!goesOn) await Promise.race([once(outgoing, 'drain'), answered]);
  }
  if (!progress.isAnswered) outgoing.end();
  const [{ statusCode }] = await answered;
  outgoing.destroy();
  return { statusCode, sent };
}

test.each([
  ['/api/v1/Message/Send', 'multipart/form-data; boundary=x', 16],
  ['/api/v1/Order/CreateOrder', 'application/json', 8],
])('an endless body to %s is refused at its limit', async (path, type, maxMb) => {
  const server = await aServer();
  const token = await adasToken(server.url);
  const { statusCode, sent } = await sendWithoutEnd(server.url, path, type, token);

  expect(statusCode).toBe(413);
  // The limit plus the content of buffers.
  expect(sent).toBeLessThan(maxMb * 1024 * 1024);
  expect((await fetch(`${server.url}/mock/v1/state`)).status).toBe(200);
});

test.each([
  ['/api/v1/Message/Send', 'multipart/form-data; boundary=x'],
  ['/api/v1/Order/CreateOrder', 'application/json'],
])('an endless body to %s without a token is refused before it is read', async (path, type) => {
  const { statusCode, sent } = await sendWithoutEnd((await aServer()).url, path, type);

  expect(statusCode).toBe(401);
  expect(sent).toBeLessThan(8 * 1024 * 1024);
});
