import type { OperationDescription, OperationId } from '@amana/api/contract';
import { operationIds, operationTable } from '@amana/api/contract';
import type { Inspector } from './inspector.ts';
import type { CheckOptions } from './options.ts';

/** Nobody's: should a guard be missing, the call finds nothing to change. */
export const NOBODYS_ID = '00000000-0000-4000-8000-000000000000';

export const apiOperations: readonly OperationId[] = operationIds.filter(
  (id) => operationTable[id].api === 'amana',
);

/** A request with nothing in it: no operation that changes something accepts it. */
function emptyRequest({ bases }: CheckOptions, operationId: OperationId, token: string | null): Request {
  const { api, method, path, body }: OperationDescription = operationTable[operationId];
  const url = `${bases[api]}${path.replaceAll(/\{\w+\}/g, NOBODYS_ID)}`;
  const headers = new Headers(token === null ? {} : { authorization: `Bearer ${token}` });
  if (body === 'none') return new Request(url, { method, headers });
  if (body === 'multipart') return new Request(url, { method, headers, body: new FormData() });
  headers.set('content-type', 'application/json');
  return new Request(url, { method, headers, body: '{}' });
}

/** What must be refused whoever asks: it changes nothing, whatever the operation does. */
export async function tryRefusals(inspector: Inspector, options: CheckOptions): Promise<void> {
  for (const operationId of apiOperations) {
    const { secured, statuses }: OperationDescription = operationTable[operationId];
    const send = (tried: string, token: string | null, due: readonly number[]) =>
      inspector.send(operationId, emptyRequest(options, operationId, token), { tried, due });
    if (!secured) {
      await send('with nothing in it', null, statuses.includes(400) ? [400] : statuses);
      continue;
    }
    await send('without a token', null, [401]);
    await send('with a token that is none', 'no-such-token', [401]);
  }
}
