import { callServer } from '@amana/mock-backend/testing';
import autocannon, { type Request } from 'autocannon';
import { openSession } from '../browser/sample-records.ts';
import type { MeasuredServer } from './measured-server.ts';

export const OPERATIONS = ['one record', 'page of ten', 'create'] as const;
export type Operation = (typeof OPERATIONS)[number];

export interface OperationCost {
  requestsPerSecond: number;
  p99Ms: number;
  cpuMicrosPerRequest: number;
}

const CONNECTIONS = 10;
const PAGE = { pageNumber: 1, pageSize: 10, Filter: 'Pending' } as const;
const HISTORY = '/api/v1/Order/GetHistory?pageNumber=1&pageSize=10&Filter=Pending';
const NEW_ORDER = {
  email: 'chidi@amana.test',
  description: 'A pair of shoes, size 43',
  amount: 50_000,
  phoneNumber: '',
};

/** The same three requests for both servers, answered in the same shape; the bare server knows no users. */
export async function requestsFor({ kind, url }: MeasuredServer): Promise<Record<Operation, Request[]>> {
  const session = kind === 'mock' ? await openSession(url, 'ada') : null;
  const token = session?.accessToken ?? null;
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const { data: page } = await callServer(url, 'getOrderHistory', { query: PAGE }, token);
  if (page.length === 0) throw new Error(`The ${kind} server lists no pending order.`);
  return {
    'one record': page.map(({ id }) => ({ path: `/api/v1/Order/GetById/${id}`, headers })),
    'page of ten': [{ path: HISTORY, headers }],
    create: [
      {
        method: 'POST',
        path: '/api/v1/Order/CreateOrder',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ...NEW_ORDER, buyerId: session?.user.userId }),
      },
    ],
  };
}

export async function measureCost(
  server: MeasuredServer,
  requests: Request[],
  seconds: number,
): Promise<OperationCost> {
  const cpuBefore = await server.cpuMicros();
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: seconds,
    requests,
  });
  const cpuMicros = (await server.cpuMicros()) - cpuBefore;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `The ${server.kind} server failed: ${result.non2xx} answers other than 2xx, ${result.errors} errors.`,
    );
  return {
    requestsPerSecond: result.requests.average,
    p99Ms: result.latency.p99,
    cpuMicrosPerRequest: cpuMicros / result['2xx'],
  };
}
