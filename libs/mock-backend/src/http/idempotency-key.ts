import { type OperationId, operationTable } from '@amana/api/contract';
import type { World } from '../simulation/world.ts';
import { sha256 } from '../store/sha256.ts';
import { type FieldRefusal, type Outcome, done, refuseField } from '../use-cases/outcome.ts';

const HEADER = 'Idempotency-Key';
const KEY_MAX_LENGTH = 255;
const LIFETIME_MS = 24 * 3_600_000;
/** Their answers contain tokens, and the world stores only hashes of tokens. */
const WITH_TOKENS: readonly OperationId[] = ['login', 'googleSignIn', 'refresh'];

export interface RepeatableCall {
  readonly id: string;
  readonly requestHash: string;
}

export function keyRefusal(operationId: OperationId, headers: Headers): FieldRefusal | null {
  return keyOf(operationId, headers).length <= KEY_MAX_LENGTH
    ? null
    : refuseField(HEADER, `The key must have at most ${KEY_MAX_LENGTH} characters`);
}

/** Null without a key and for operations that do not support one. */
export async function repeatableCall(
  operationId: OperationId,
  { method, headers, url }: Request,
  userId: string,
  body: unknown,
): Promise<RepeatableCall | null> {
  const key = keyOf(operationId, headers);
  if (key === '') return null;
  const fields = Object.entries(Object(body) as object).map(async ([name, value]: [string, unknown]) => [
    name,
    value instanceof File
      ? [value.name, value.type, sha256(new Uint8Array(await value.arrayBuffer()))]
      : value,
  ]);
  const content = JSON.stringify([method, url, await Promise.all(fields)]);
  return { id: `${userId}/${operationId}/${sha256(key)}`, requestHash: sha256(content) };
}

function keyOf(operationId: OperationId, headers: Headers): string {
  const { api, changesState } = operationTable[operationId];
  const isOffered = api === 'amana' && changesState && !WITH_TOKENS.includes(operationId);
  return isOffered ? (headers.get(HEADER) ?? '') : '';
}

/** The body of the first answer as text, or null for a first call. Refuses a key that another request used. */
export function earlierAnswer(
  { tables, clock }: World,
  { id, requestHash }: RepeatableCall,
): Outcome<string | null> {
  const row = tables.answers.get(id);
  if (row === undefined || row.untilMs <= clock.now()) return done(null);
  return row.requestHash === requestHash
    ? done(row.body)
    : refuseField(HEADER, 'This key was used for another request');
}

export async function storeAnswer(
  { tables, clock }: World,
  call: RepeatableCall,
  body: string,
): Promise<void> {
  const { answers } = tables;
  for (const { id, untilMs } of [...answers.all()]) if (untilMs <= clock.now()) answers.remove(id);
  await answers.create({ ...call, body, untilMs: clock.now() + LIFETIME_MS });
}
