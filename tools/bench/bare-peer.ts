import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { NewOrder } from './peer.ts';
import { BASE, urlOf } from './peer.ts';
import type { BenchStore } from './store.ts';

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

interface Answer {
  status: number;
  body: unknown;
}

async function answerTo(store: BenchStore, request: IncomingMessage): Promise<Answer> {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  if (path.startsWith(`${BASE}/GetById/`)) {
    const data = store.find(path.slice(`${BASE}/GetById/`.length));
    return data === undefined
      ? { status: 404, body: { message: 'No such order' } }
      : { status: 200, body: { data } };
  }
  if (path === `${BASE}/GetHistory`) {
    const asked = new URLSearchParams(query);
    const body = store.page(asked.get('Filter') ?? '', Number(asked.get('pageSize')));
    return { status: 200, body };
  }
  const { description, amount } = (await readJson(request)) as NewOrder;
  return { status: 200, body: { data: store.add(description, amount) } };
}

async function respond(store: BenchStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = await answerTo(store, request);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** node:http and a Map: the floor that no framework gets under. */
export function startBare(store: BenchStore): Promise<string> {
  const server: Server = createServer((request, response) => void respond(store, request, response));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(urlOf(server))));
}
