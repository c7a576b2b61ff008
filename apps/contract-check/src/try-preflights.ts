import { type OperationDescription, operationTable } from '@amana/api/contract';
import { isOriginAllowed, namesIn } from './compare-answer.ts';
import type { Difference } from './grade.ts';
import type { Inspector } from './inspector.ts';
import type { CheckOptions } from './options.ts';
import { type Answer, sendRequest } from './send-request.ts';
import { requiredOperations, UNKNOWN_ID, urlOf } from './try-refusals.ts';

/** Sends the preflight of every operation as a browser would from the app's site. */
export async function tryPreflights({ findings }: Inspector, options: CheckOptions): Promise<void> {
  const { appOrigin, baseUrl, optionalHeaders, limitMs } = options;
  if (appOrigin === null) return;
  for (const operationId of requiredOperations) {
    const { method, secured, body, changesState }: OperationDescription = operationTable[operationId];
    const asked = [
      ...(secured ? ['authorization'] : []),
      ...(body === 'json' ? ['content-type'] : []),
      ...optionalHeaders.filter((name) => changesState || name !== 'idempotency-key'),
    ];
    const headers = {
      origin: appOrigin,
      'access-control-request-method': method,
      'access-control-request-headers': asked.join(','),
    };
    const request = new Request(urlOf(baseUrl, operationId, UNKNOWN_ID), { method: 'OPTIONS', headers });
    const answer = await sendRequest(request, limitMs);
    const refused = answer.status === null ? [answer.reason] : refusedBy(answer, appOrigin, method, asked);
    const differences = refused.map((text): Difference => ({ grade: 'breaks', text }));
    findings.push({ operationId, attempt: 'as a preflight', status: answer.status, differences });
  }
}

/** Why a browser would not send the call after this answer. */
function refusedBy(
  { status, headers }: Answer,
  appOrigin: string,
  method: string,
  asked: readonly string[],
): string[] {
  if (status < 200 || status > 299) return [`status ${status}, expected 204`];
  const methods = ['get', 'post', ...namesIn(headers, 'access-control-allow-methods')];
  const names = namesIn(headers, 'access-control-allow-headers');
  return [
    ...(isOriginAllowed(headers, appOrigin) ? [] : [appOrigin]),
    ...(methods.includes('*') || methods.includes(method.toLowerCase()) ? [] : [method]),
    // The asterisk does not cover Authorization.
    ...asked.filter((name) => !names.includes(name) && (name === 'authorization' || !names.includes('*'))),
  ].map((name) => `${name} is not allowed`);
}
