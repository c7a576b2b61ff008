import { type OperationDescription, type OperationId, operationTable } from '@amana/api/contract';
import type { ApiBases } from '@amana/mock-lab/testing';
import type { Inspector } from './inspector.ts';
import { apiOperations, UNKNOWN_ID, urlOf } from './try-refusals.ts';

type KnownIds = Map<'user' | 'order' | 'transaction' | 'disputed transaction' | 'dispute', string>;

const RECORD_IN_PATH: Readonly<Partial<Record<OperationId, Parameters<KnownIds['get']>[0]>>> = {
  getUser: 'user',
  getProfilePicture: 'user',
  getBankAccount: 'user',
  getOverview: 'user',
  getOrder: 'order',
  getTransaction: 'transaction',
  getDisputeByTransaction: 'disputed transaction',
  getDispute: 'dispute',
  getThreadMessages: 'dispute',
};

function itemsOf(body: unknown): Record<string, unknown>[] {
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
  return [data]
    .flat()
    .filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null);
}

function rememberIds(known: KnownIds, operationId: OperationId, body: unknown): void {
  const items = itemsOf(body);
  const remember = (what: Parameters<KnownIds['get']>[0], id: unknown) => {
    if (typeof id === 'string' && !known.has(what)) known.set(what, id);
  };
  if (operationId === 'getOrderHistory') {
    remember('order', items[0]?.['id']);
    // The caller is a party of every order, so only the caller is in all of them.
    const parties = items.map(({ sellerId, buyerId }) => [sellerId, buyerId]);
    const [only, ...others] = (parties[0] ?? []).filter((id) => parties.every((both) => both.includes(id)));
    if (others.length === 0) remember('user', only);
  }
  if (operationId === 'getTransactionHistory') remember('transaction', items[0]?.['id']);
  if (operationId === 'getDisputedTransactions') remember('disputed transaction', items[0]?.['id']);
  if (operationId === 'getDisputeByTransaction') remember('dispute', items[0]?.['id']);
}

export interface Caller {
  readonly token: string;
  readonly userId: string | null;
}

/** Tests the reading calls with the token; returns untested operations with the reason. */
export async function tryReads(
  inspector: Inspector,
  bases: ApiBases,
  { token, userId }: Caller,
): Promise<Map<OperationId, string>> {
  const known: KnownIds = new Map(userId === null ? [] : [['user', userId]]);
  const read = async (operationId: OperationId, id: string, attempt: string, expected: readonly number[]) => {
    const headers = { authorization: `Bearer ${token}` };
    const request = new Request(urlOf(bases, operationId, id), { headers });
    rememberIds(known, operationId, await inspector.send(operationId, request, { attempt, expected }));
  };
  const isReading = (id: OperationId) => {
    const { method, changesState, secured }: OperationDescription = operationTable[id];
    return method === 'GET' && !changesState && secured;
  };
  let waiting = apiOperations.filter(isReading);

  for (const operationId of waiting.filter((id) => operationTable[id].pathParameters.length > 0)) {
    await read(operationId, UNKNOWN_ID, 'with an unknown id', [403, 404]);
    await read(operationId, 'no-id', 'with a malformed id', [400]);
  }
  for (;;) {
    const ready = waiting.find((id) => pathId(known, id) !== undefined);
    if (ready === undefined) break;
    await read(ready, pathId(known, ready) ?? '', 'with the token', [200]);
    waiting = waiting.filter((id) => id !== ready);
  }
  return new Map(waiting.map((id) => [id, `this account has no ${RECORD_IN_PATH[id] ?? 'known id'}`]));
}

function pathId(known: KnownIds, operationId: OperationId): string | undefined {
  if (operationTable[operationId].pathParameters.length === 0) return '';
  const what = RECORD_IN_PATH[operationId];
  return what === undefined ? undefined : known.get(what);
}
