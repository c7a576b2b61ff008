import { type OperationDescription, type OperationId, operationTable } from '@amana/api/contract';
import type { Inspector } from './inspector.ts';
import { apiOperations, UNKNOWN_ID, urlOf } from './try-refusals.ts';

/** The operation whose answer contains the id of a record, and those that read the record by it. */
const RECORDS: readonly { listedBy: OperationId | null; readBy: readonly OperationId[] }[] = [
  { listedBy: null, readBy: ['getUser', 'getProfilePicture', 'getBankAccount', 'getOverview'] },
  { listedBy: 'getOrderHistory', readBy: ['getOrder'] },
  { listedBy: 'getTransactionHistory', readBy: ['getTransaction'] },
  { listedBy: 'getDisputedTransactions', readBy: ['getDisputeByTransaction'] },
  { listedBy: 'getDisputeByTransaction', readBy: ['getDispute', 'getThreadMessages'] },
];

/** Reads the account's lists and the first record of each. */
export async function tryReads(
  inspector: Inspector,
  baseUrl: string,
  { token, userId }: { readonly token: string; readonly userId?: string | undefined },
): Promise<void> {
  const firstIds = new Map<OperationId | null, string | undefined>([[null, userId]]);
  const read = async (operationId: OperationId, id: string, attempt: string, expected: readonly number[]) => {
    const headers = { authorization: `Bearer ${token}` };
    const request = new Request(urlOf(baseUrl, operationId, id), { headers });
    firstIds.set(operationId, firstId(await inspector.send(operationId, request, attempt, expected)));
  };
  const isList = (id: OperationId) => {
    const { method, changesState, secured, pathParameters }: OperationDescription = operationTable[id];
    return method === 'GET' && !changesState && secured && pathParameters.length === 0;
  };
  for (const operationId of apiOperations.filter(isList))
    await read(operationId, '', 'with the token', [200]);
  for (const { listedBy, readBy } of RECORDS) {
    const id = firstIds.get(listedBy);
    for (const operationId of readBy) {
      await read(operationId, UNKNOWN_ID, 'with an unknown id', [403, 404]);
      await read(operationId, 'no-id', 'with a malformed id', [400]);
      if (id !== undefined) await read(operationId, id, 'with the token', [200]);
      else if (inspector.isReported(operationId))
        inspector.notes.push(`Not tried: ${operationId}, because this account has no record for it.`);
    }
  }
}

/** The id of the only record in an answer, or of the first in its list. */
function firstId(answer: object | null): string | undefined {
  const data: unknown = Reflect.get(Object(answer), 'data');
  const id: unknown = Reflect.get(Object(Array.isArray(data) ? data[0] : data), 'id');
  return typeof id === 'string' ? id : undefined;
}
