import type { Request } from 'autocannon';
import { bearer, readData, sessionOf } from './ask.ts';
import type { Subject } from './subject.ts';

export const OPERATIONS = ['one record', 'page of ten', 'create'] as const;
export type Operation = (typeof OPERATIONS)[number];

const HISTORY = '/api/v1/Order/GetHistory?pageNumber=1&pageSize=10&Filter=Pending';
const NEW_ORDER = {
  email: 'chidi@amana.test',
  description: 'A pair of shoes, size 43',
  amount: 50_000,
  phoneNumber: '',
};

function idOf(order: unknown): string {
  if (typeof order !== 'object' || order === null || !('id' in order))
    throw new Error('A history page has rows without an id.');
  return String(order.id);
}

interface Asker {
  headers: Record<string, string>;
  /** Left out for the peers, which know nobody and let everybody in. */
  buyerId?: string;
}

/** Ada buys. */
async function askerOf({ kind, url }: Subject): Promise<Asker> {
  if (kind !== 'mock') return { headers: {} };
  const session = await sessionOf(url, 'ada');
  return { headers: bearer(session), buyerId: session.user.userId };
}

/** The same three questions for every subject, each with an answer of the same shape. */
export async function questionsFor(subject: Subject): Promise<Record<Operation, Request[]>> {
  const { headers, buyerId } = await askerOf(subject);
  const page = await readData<unknown[]>(`${subject.url}${HISTORY}`, { headers });
  if (page.length === 0) throw new Error(`${subject.kind} has no pending order to ask for.`);
  return {
    'one record': page.map((order) => ({ path: `/api/v1/Order/GetById/${idOf(order)}`, headers })),
    'page of ten': [{ path: HISTORY, headers }],
    create: [
      {
        method: 'POST',
        path: '/api/v1/Order/CreateOrder',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ...NEW_ORDER, buyerId }),
      },
    ],
  };
}
