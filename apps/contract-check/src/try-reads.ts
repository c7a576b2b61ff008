import { type OperationDescription, type OperationId, operationTable } from '@amana/api/contract';
import type { ApiBases } from '@amana/mock-lab/testing';
import type { Inspector } from './inspector.ts';
import { apiOperations, UNKNOWN_ID, urlOf } from './try-refusals.ts';

type Known = 'user' | 'order' | 'transaction' | 'disputed transaction' | 'dispute';

const RECORD_IN_PATH: Readonly<Partial<Record<OperationId, Known>>> = {
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

/** The operations whose answers contain ids of records. */
const RECORD_IN_ANSWER: Readonly<Partial<Record<OperationId, Known>>> = {
  getOrderHistory: 'order',
  getTransactionHistory: 'transaction',
  getDisputedTransactions: 'disputed transaction',
  getDisputeByTransaction: 'dispute',
};

/** Tests the reading calls with the token; returns untested operations with the reason. */
export async function tryReads(
  inspector: Inspector,
  bases: ApiBases,
  { token, userId }: { readonly token: string; readonly userId?: string | undefined },
): Promise<Map<OperationId, string>> {
  const known = new Map<Known, unknown>(userId === undefined ? [] : [['user', userId]]);
  const read = async (operationId: OperationId, id: string, attempt: string, expected: readonly number[]) => {
    const headers = { authorization: `Bearer ${token}` };
    const request = new Request(urlOf(bases, operationId, id), { headers });
    const answer = await inspector.send(operationId, request, { attempt, expected });
    const items = itemsOf(answer);
    const what = RECORD_IN_ANSWER[operationId];
    if (what !== undefined && items[0] !== undefined && !known.has(what)) known.set(what, items[0]['id']);
    if (operationId !== 'getOrderHistory' || known.has('user')) return;
    // The caller is a party of every order, so only the caller is in all of them.
    const parties = items.map(({ sellerId, buyerId }) => [sellerId, buyerId]);
    const [only, ...others] = (parties[0] ?? []).filter((id) => parties.every((both) => both.includes(id)));
    if (only !== undefined && others.length === 0) known.set('user', only);
  };
  const idFor = (operationId: OperationId): unknown => {
    if (operationTable[operationId].pathParameters.length === 0) return '';
    const what = RECORD_IN_PATH[operationId];
    return what === undefined ? undefined : known.get(what);
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
    const ready = waiting.find((id) => idFor(id) !== undefined);
    if (ready === undefined) break;
    await read(ready, String(idFor(ready)), 'with the token', [200]);
    waiting = waiting.filter((id) => id !== ready);
  }
  return new Map(waiting.map((id) => [id, `this account has no ${RECORD_IN_PATH[id] ?? 'known id'}`]));
}

/** The records in an answer that contains one or a list. */
function itemsOf(answer: object | null): Record<string, unknown>[] {
  const data: unknown = answer !== null && 'data' in answer ? answer.data : null;
  return [data]
    .flat()
    .filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null);
}
