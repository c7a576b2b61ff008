import {
  type OperationDescription,
  type OperationId,
  operationIds,
  operationTable,
} from '@amana/api/contract';
import type { ApiBases } from '@amana/mock-lab/testing';
import type { Inspector } from './inspector.ts';
import type { CheckOptions } from './options.ts';

/** An id without a record, so that a wrongly accepted call changes nothing. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

export const apiOperations: readonly OperationId[] = operationIds.filter(
  (id) => operationTable[id].api === 'amana',
);

/** The API may lack the others, so they are called only where an answer offers them. */
const requiredOperations = apiOperations.filter((id) => !operationTable[id].optional);

export function urlOf(bases: ApiBases, operationId: OperationId, id: string): string {
  const { api, path }: OperationDescription = operationTable[operationId];
  return `${bases[api]}${path.replaceAll(/\{\w+\}/g, id)}`;
}

export async function tryPreflights(inspector: Inspector, { appOrigin, bases }: CheckOptions): Promise<void> {
  if (appOrigin === null) return;
  for (const operationId of requiredOperations)
    await inspector.preflight(operationId, urlOf(bases, operationId, UNKNOWN_ID), appOrigin);
}

/** Gives up after this many calls without an answer, because waiting for all would take a quarter of an hour. */
const UNANSWERED_AT_FIRST = 5;

/** Sends requests that every required operation must refuse. Stops if the API does not answer. */
export async function tryRefusals(inspector: Inspector, { bases }: CheckOptions): Promise<void> {
  for (const operationId of requiredOperations) {
    const { findings } = inspector;
    if (findings.length >= UNANSWERED_AT_FIRST && findings.every(({ status }) => status === null)) return;
    const { method, body, secured, statuses }: OperationDescription = operationTable[operationId];
    const send = (attempt: string, expected: readonly number[], authorization?: string) => {
      const request = new Request(urlOf(bases, operationId, UNKNOWN_ID), {
        method,
        headers: {
          ...(authorization === undefined ? {} : { authorization }),
          ...(body === 'json' ? { 'content-type': 'application/json' } : {}),
        },
        // No changing operation accepts an empty body.
        ...(body === 'none' ? {} : { body: body === 'json' ? '{}' : new FormData() }),
      });
      return inspector.send(operationId, request, { attempt, expected });
    };
    if (!secured) {
      await send('with an empty request', statuses.includes(400) ? [400] : statuses);
      continue;
    }
    await send('without a token', [401]);
    await send('with an invalid token', [401], 'Bearer no-such-token');
  }
}
