import { type OperationDescription, type OperationId, operationTable } from '@amana/api/contract';
import type { Difference } from './grade.ts';
import type { CheckOptions } from './options.ts';

function allows(headers: Headers, appOrigin: string): Difference[] {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === appOrigin) return [];
  const text = `header Access-Control-Allow-Origin does not allow ${appOrigin}: ${allowed ?? 'missing'}`;
  return [{ grade: 'breaks', text }];
}

function namesIn(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);
}

/** The app corrects countdowns by the header Date. */
export function headerDifferences(headers: Headers, appOrigin: string | null): Difference[] {
  const date = headers.get('date');
  const found: Difference[] = [];
  if (date === null) found.push({ grade: 'degrades', text: 'header Date is missing' });
  else if (Number.isNaN(Date.parse(date)))
    found.push({ grade: 'degrades', text: `header Date is not a time: "${date}"` });
  if (appOrigin === null) return found;
  found.push(...allows(headers, appOrigin));
  // The asterisk covers Date, because the app calls without credentials.
  const exposed = namesIn(headers, 'access-control-expose-headers');
  if (!exposed.includes('date') && !exposed.includes('*'))
    found.push({ grade: 'degrades', text: 'header Access-Control-Expose-Headers does not name Date' });
  return found;
}

/** The headers that a cross-origin call lists in its preflight. */
export function askedHeaders(
  operationId: OperationId,
  { sendsKeys, sendsRequestIds }: Pick<CheckOptions, 'sendsKeys' | 'sendsRequestIds'>,
): string[] {
  const { secured, body, changesState }: OperationDescription = operationTable[operationId];
  return [
    ...(secured ? ['authorization'] : []),
    ...(body === 'json' ? ['content-type'] : []),
    ...(sendsKeys && changesState ? ['idempotency-key'] : []),
    ...(sendsRequestIds ? ['traceparent'] : []),
  ];
}

/** Whether a browser would send the call after this preflight answer. */
export function preflightDifferences(
  { status, headers }: { status: number; headers: Headers },
  { method, asked, appOrigin }: { method: string; asked: readonly string[]; appOrigin: string },
): Difference[] {
  const found = allows(headers, appOrigin);
  if (status < 200 || status > 299) found.push({ grade: 'breaks', text: `status ${status}, expected 204` });
  const methods = namesIn(headers, 'access-control-allow-methods');
  // Browsers need no permission for GET and POST.
  if (!['GET', 'POST'].includes(method) && !methods.includes('*') && !methods.includes(method.toLowerCase()))
    found.push({ grade: 'breaks', text: `header Access-Control-Allow-Methods does not name ${method}` });
  const named = namesIn(headers, 'access-control-allow-headers');
  // The asterisk does not cover Authorization.
  const missing = asked.filter(
    (name) => !named.includes(name) && (name === 'authorization' || !named.includes('*')),
  );
  for (const name of missing)
    found.push({ grade: 'breaks', text: `header Access-Control-Allow-Headers does not name ${name}` });
  return found;
}
