/** `bare-server.ts ORDERS`: node:http and a Map, without authentication or validation; the least that could answer. */
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { BareStore } from './bare-store.ts';

const BASE = '/api/v1/Order';
const store = new BareStore(Number(process.argv[2] ?? 0));

async function answerTo(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  if (path.startsWith(`${BASE}/GetById/`)) {
    const data = store.find(path.slice(`${BASE}/GetById/`.length));
    return data === undefined
      ? { status: 404, body: { message: 'No such order' } }
      : { status: 200, body: { data } };
  }
  if (path === `${BASE}/GetHistory`) {
    const filters = new URLSearchParams(query);
    return { status: 200, body: store.page(filters.get('Filter') ?? '', Number(filters.get('pageSize'))) };
  }
  const { description, amount } = (await json(request)) as { description: string; amount: number };
  return { status: 200, body: { data: store.add(description, amount) } };
}

const server = createServer((request, response) => {
  void answerTo(request).then(({ status, body }) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ listening: `http://127.0.0.1:${port}` });
});
process.on('disconnect', () => process.exit(0));
