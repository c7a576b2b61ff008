/** `bare-server.ts ORDERS`: node:http and a Map, without authentication or validation; the least that could answer. */
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

const BASE = '/api/v1/Order';
const STATUSES = ['Pending', 'Approved', 'Paid', 'Completed'];
const byId = new Map<string, object>();
/** Newest last. */
const byStatus = new Map<string, object[]>(STATUSES.map((status) => [status, []]));

function add(description: string, amount: number, orderStatus = 'Pending'): object {
  const id = randomUUID();
  const createdAt = new Date().toISOString();
  // As many fields, and as long, as an order of the contract, so that both servers send the same number of bytes.
  const order = {
    id,
    orderNumber: `AMN-${String(byId.size).padStart(8, '0')}`,
    description,
    amount,
    charges: 1_750,
    vat: 131.25,
    totalAmount: amount + 1_881.25,
    orderStatus,
    sellerId: '0f0f0f0f-1111-4222-8333-444444444444',
    buyerId: '0f0f0f0f-5555-4666-8777-888888888888',
    createdBy: '0f0f0f0f-5555-4666-8777-888888888888',
    createdAt,
    estimatedTimeOfDelivery: null,
    accountExpirationTime: null,
    referralLink: `http://localhost:4200/dashboard/orders/${id}?referral=abcdefgh`,
    transactionId: null,
    name: 'Chidi Okeke',
    email: 'chidi@amana.test',
    phoneNumber: '08030000002',
    buyerName: 'Ada Obi',
    creatorEmail: 'ada@amana.test',
    creatorPhoneNumber: '08030000001',
  };
  byId.set(id, order);
  byStatus.get(orderStatus)?.push(order);
  return order;
}

async function answerTo(request: IncomingMessage): Promise<object> {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  if (path.startsWith(`${BASE}/GetById/`)) {
    const order = byId.get(path.slice(`${BASE}/GetById/`.length));
    // The contract has the events of an order only where it is asked for alone.
    return { data: { ...order, events: [{ kind: 'created', by: 'buyer', at: new Date().toISOString() }] } };
  }
  if (path === `${BASE}/GetHistory`) {
    const filters = new URLSearchParams(query);
    const all = byStatus.get(filters.get('Filter') ?? '') ?? [];
    return { data: all.slice(-Number(filters.get('pageSize'))).reverse(), totalInRecord: all.length };
  }
  const { description, amount } = (await json(request)) as { description: string; amount: number };
  return { data: add(description, amount) };
}

for (let index = 0; index < Number(process.argv[2]); index += 1)
  add('A pair of shoes, size 43', 50_000, STATUSES[index % STATUSES.length]);
const server = createServer((request, response) => {
  void answerTo(request).then((body) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ listening: `http://127.0.0.1:${port}` });
});
process.on('disconnect', () => process.exit(0));
