import type { OperationDescription, OperationId } from '@amana/api/contract';
import { operationIds, operationTable } from '@amana/api/contract';
import type { Inspector } from './inspector.ts';
import type { CheckOptions } from './options.ts';

/** Of no record: where the API fails to refuse, the call finds nothing to change. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

export const apiOperations: readonly OperationId[] = operationIds.filter(
  (id) => operationTable[id].api === 'amana',
);

/** No operation that changes something accepts an empty body. */
function emptyRequest({ bases }: CheckOptions, operationId: OperationId, token: string | null): Request {
  const { api, method, path, body }: OperationDescription = operationTable[operationId];
  const url = `${bases[api]}${path.replaceAll(/\{\w+\}/g, UNKNOWN_ID)}`;
  const headers = new Headers(token === null ? {} : { authorization: `Bearer ${token}` });
  if (body === 'none') return new Request(url, { method, headers });
  if (body === 'multipart') return new Request(url, { method, headers, body: new FormData() });
  headers.set('content-type', 'application/json');
  return new Request(url, { method, headers, body: '{}' });
}

/** Requests that every operation must refuse, so that they change nothing. */
export async function tryRefusals(inspector: Inspector, options: CheckOptions): Promise<void> {
  for (const operationId of apiOperations) {
    const { secured, statuses }: OperationDescription = operationTable[operationId];
    const send = (attempt: string, token: string | null, expected: readonly number[]) =>
      inspector.send(operationId, emptyRequest(options, operationId, token), { attempt, expected });
    if (!secured) {
      await send('with an empty request', null, statuses.includes(400) ? [400] : statuses);
      continue;
    }
    await send('without a token', null, [401]);
    await send('with an invalid token', 'no-such-token', [401]);
  }
}
