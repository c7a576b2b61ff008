import type { OperationId, OperationTypes } from '@amana/api/contract';
import { type CallInput, callRequest } from './call-request.ts';

export async function callServer<Id extends OperationId>(
  server: string,
  operationId: Id,
  input: CallInput<Id>,
  token: string | null = null,
): Promise<OperationTypes[Id]['response']> {
  const response = await fetch(callRequest(operationId, input, token, server));
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${operationId} answered ${response.status}: ${JSON.stringify(body)}`);
  return body as OperationTypes[Id]['response'];
}
