import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aServer, adasToken } from './testing/a-server.ts';

const PIECE = Buffer.alloc(64 * 1024, 'x');
/** A server without a limit would accept all of it. */
const GIVE_UP_BYTES = 64 * 1024 * 1024;

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
])('an endless body to %s: refused at its limit, without a token before it', async (path, type, maxMb) => {
  const { url } = await aServer();

  const own = await sendWithoutEnd(url, path, type, await adasToken(url));
  const strange = await sendWithoutEnd(url, path, type);

  expect([own.statusCode, strange.statusCode]).toEqual([413, 401]);
  // The limit plus the content of buffers.
  expect(own.sent).toBeLessThan(maxMb * 1024 * 1024);
  expect(strange.sent).toBeLessThan(8 * 1024 * 1024);
  expect((await fetch(`${url}/mock/v1/state`)).status).toBe(200);
});

test.each([
  ['without a length', {}],
  ['with a length', { 'content-length': '100000' }],
])('a body %s that breaks off: nothing is printed', async (_, length) => {
  const printers = [vi.spyOn(console, 'error'), vi.spyOn(console, 'info')];
  for (const printer of printers) printer.mockReturnValue(undefined);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const { url, backend } = await aServer();
  const authorization = `Bearer ${await adasToken(url)}`;
  const answering = vi.spyOn(backend, 'fetch');
  for (const [path, type] of [
    ['/api/v1/Message/Send', 'multipart/form-data; boundary=x'],
    ['/api/v1/Order/CreateOrder', 'application/json'],
  ] as const) {
    const headers = { ...length, 'content-type': type, authorization };
    const outgoing = httpRequest(`${url}${path}`, { method: 'POST', headers });
    outgoing.on('error', () => undefined);
    const calls = answering.mock.calls.length;
    outgoing.write('{"description":');
    await expect.poll(() => answering).toHaveBeenCalledTimes(calls + 1);
    outgoing.destroy();
    await Promise.allSettled([answering.mock.results[calls]?.value]);
    await new Promise(setImmediate);
  }

  for (const printer of printers) expect(printer).not.toHaveBeenCalled();
});
