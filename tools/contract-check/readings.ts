import type { OperationDescription, OperationId } from '@amana/api/contract';
import { operationTable } from '@amana/api/contract';
import type { Inspector } from './inspector.ts';
import type { CheckOptions } from './options.ts';
import { apiOperations, NOBODYS_ID } from './refusals.ts';

/** Ids that earlier answers have told, by what they name. */
type Known = Map<'user' | 'order' | 'transaction' | 'disputed transaction' | 'dispute', string>;

/** Whose id a path parameter takes, by `operationId`. */
const NAMED_IN_PATH: Readonly<Partial<Record<OperationId, Parameters<Known['get']>[0]>>> = {
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

/** A list's items and a single answer alike. */
function itemsOf(body: unknown): Record<string, unknown>[] {
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
  return [data]
    .flat()
    .filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null);
}

function learn(known: Known, operationId: OperationId, body: unknown): void {
  const items = itemsOf(body);
  const keep = (what: Parameters<Known['get']>[0], id: unknown) => {
    if (typeof id === 'string' && !known.has(what)) known.set(what, id);
  };
  if (operationId === 'getOrderHistory') {
    keep('order', items[0]?.['id']);
    // The caller is a party of every order; over several partners only the caller is left.
    const parties = items.map(({ sellerId, buyerId }) => [sellerId, buyerId]);
    const [only, ...others] = (parties[0] ?? []).filter((id) => parties.every((both) => both.includes(id)));
    if (others.length === 0) keep('user', only);
  }
  if (operationId === 'getTransactionHistory') keep('transaction', items[0]?.['id']);
  if (operationId === 'getDisputedTransactions') keep('disputed transaction', items[0]?.['id']);
  if (operationId === 'getDisputeByTransaction') keep('dispute', items[0]?.['id']);
}

/** The calls that only read, with the token; answers what could not be tried, and why. */
export async function tryReadings(
  inspector: Inspector,
  { bases, token, userId }: CheckOptions,
): Promise<Map<OperationId, string>> {
  const known: Known = new Map(userId === null ? [] : [['user', userId]]);
  const read = async (operationId: OperationId, id: string, tried: string, due: readonly number[]) => {
    const { api, path }: OperationDescription = operationTable[operationId];
    const request = new Request(`${bases[api]}${path.replaceAll(/\{\w+\}/g, id)}`, {
      headers: { authorization: `Bearer ${token ?? ''}` },
    });
    learn(known, operationId, await inspector.send(operationId, request, { tried, due }));
  };
  const isReading = (id: OperationId) => {
    const { method, changesState, secured }: OperationDescription = operationTable[id];
    return method === 'GET' && !changesState && secured;
  };
  let waiting = apiOperations.filter(isReading);

  for (const operationId of waiting.filter((id) => operationTable[id].pathParameters.length > 0)) {
    await read(operationId, NOBODYS_ID, "with nobody's id", [403, 404]);
    await read(operationId, 'no-id', 'with an id that is none', [400]);
  }
  for (;;) {
    const ready = waiting.find((id) => readableId(known, id) !== undefined);
    if (ready === undefined) break;
    await read(ready, readableId(known, ready) ?? '', 'with the token', [200]);
    waiting = waiting.filter((id) => id !== ready);
  }
  return new Map(waiting.map((id) => [id, `this account shows no ${NAMED_IN_PATH[id] ?? 'id to ask for'}`]));
}

/** What stands in the path; undefined as long as it is not known. */
function readableId(known: Known, operationId: OperationId): string | undefined {
  if (operationTable[operationId].pathParameters.length === 0) return '';
  const what = NAMED_IN_PATH[operationId];
  return what === undefined ? undefined : known.get(what);
}
