import {
  type OperationDescription,
  type OperationId,
  operationIds,
  operationTable,
} from '@amana/api/contract';
import type { Inspector } from './inspector.ts';
import type { CheckOptions } from './options.ts';

/** An id without a record, so that a wrongly accepted call changes nothing. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

export const apiOperations: readonly OperationId[] = operationIds.filter(
  (id) => operationTable[id].api === 'amana',
);

/** The API may lack the others, so they are called only where an answer offers them. */
export const requiredOperations = apiOperations.filter((id) => !operationTable[id].optional);

export function urlOf(baseUrl: string, operationId: OperationId, id: string): string {
  return `${baseUrl}${operationTable[operationId].path.replaceAll(/\{\w+\}/g, id)}`;
}

/** Gives up after this many calls without an answer, because waiting for all would take a quarter of an hour. */
const UNANSWERED_AT_FIRST = 5;

/** Sends requests that every required operation must refuse. Stops if the API does not answer. */
export async function tryRefusals(inspector: Inspector, { baseUrl }: CheckOptions): Promise<void> {
  for (const operationId of requiredOperations) {
    const { findings } = inspector;
    if (findings.length >= UNANSWERED_AT_FIRST && findings.every(({ status }) => status === null)) return;
    const { method, body, secured, statuses }: OperationDescription = operationTable[operationId];
    const send = (attempt: string, expected: readonly number[], authorization?: string) => {
      const headers = new Headers(authorization === undefined ? {} : { authorization });
      if (body === 'json') headers.set('content-type', 'application/json');
      const request = new Request(urlOf(baseUrl, operationId, UNKNOWN_ID), {
        method,
        headers,
        // No changing operation accepts an empty body.
        ...(body === 'none' ? {} : { body: body === 'json' ? '{}' : new FormData() }),
      });
      return inspector.send(operationId, request, attempt, expected);
    };
    if (secured) {
      await send('without a token', [401]);
      await send('with an invalid token', [401], 'Bearer no-such-token');
    } else {
      await send('with an empty request', statuses.includes(400) ? [400] : statuses);
    }
  }
}
