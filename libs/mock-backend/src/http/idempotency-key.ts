import { type OperationId, type OperationTypes, operationTable } from '@amana/api/contract';
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

/**
 * Null without a key and for operations that do not support one. Compares values: the order of fields and the host make no
 * other request.
 */
export async function repeatableCall(
  operationId: OperationId,
  headers: Headers,
  userId: string,
  content: Pick<OperationTypes[OperationId], 'path' | 'query' | 'body'>,
): Promise<RepeatableCall | null> {
  const key = keyOf(operationId, headers);
  if (key === '') return null;
  const { path, query, body } = content;
  const requestHash = sha256(JSON.stringify(await comparable([path, query, body])));
  return { id: `${userId}/${operationId}/${sha256(key)}`, requestHash };
}

/** Fields in the order of their names, and files as hashes. */
async function comparable(value: unknown): Promise<unknown> {
  if (value instanceof File)
    return [value.name, value.type, sha256(new Uint8Array(await value.arrayBuffer()))];
  if (Array.isArray(value)) return Promise.all(value.map(comparable));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Promise.all(fields.map(async ([name, field]) => [name, await comparable(field)]));
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
  const now = clock.now();
  tables.answers.removeOldestWhile(({ untilMs }) => untilMs <= now);
  await tables.answers.create({ ...call, body, untilMs: now + LIFETIME_MS });
}
