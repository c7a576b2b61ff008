import { type OperationId, operationTable } from '@amana/api/contract';
import type { World } from '../simulation/world.ts';
import { sha256 } from '../store/sha256.ts';
import { type FieldRefusal, type Outcome, done, refuseField } from '../use-cases/outcome.ts';

const HEADER = 'Idempotency-Key';
const KEY_MAX_LENGTH = 255;
const LIFETIME_MS = 24 * 3_600_000;
/** Their answers hold tokens, of which the world stores hashes only. */
const WITH_TOKENS: readonly OperationId[] = ['login', 'googleSignIn', 'refresh'];

/** A call that has the same effect and answer however often it arrives. */
export interface RepeatableCall {
  /** The caller, the operation and the key. */
  readonly id: string;
  /** A hash of everything else in the request. */
  readonly requestHash: string;
}

/** Refuses a key that is longer than a key may be, where repeating is offered. */
export function keyRefusal(operationId: OperationId, headers: Headers): FieldRefusal | null {
  return keyOf(operationId, headers).length <= KEY_MAX_LENGTH
    ? null
    : refuseField(HEADER, `The key must have at most ${KEY_MAX_LENGTH} characters`);
}

/** The call as it may be repeated; null without a key, and where repeating is not offered. */
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

/** An empty text without a key, and where repeating is not offered. */
function keyOf(operationId: OperationId, headers: Headers): string {
  const { api, changesState } = operationTable[operationId];
  const isOffered = api === 'amana' && changesState && !WITH_TOKENS.includes(operationId);
  return isOffered ? (headers.get(HEADER) ?? '') : '';
}

/** The body of the first answer as text, or null for a first call. A key of another request is refused. */
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

/** Stores the answer of a success, so that a repeated call gets it too. */
export async function storeAnswer(
  { tables, clock }: World,
  call: RepeatableCall,
  body: string,
): Promise<void> {
  const { answers } = tables;
  for (const { id, untilMs } of [...answers.all()]) if (untilMs <= clock.now()) answers.remove(id);
  await answers.create({ ...call, body, untilMs: clock.now() + LIFETIME_MS });
}
