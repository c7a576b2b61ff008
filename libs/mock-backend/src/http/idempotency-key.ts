import { type OperationId, operationTable } from '@amana/api/contract';
import type { World } from '../simulation/world.ts';
import { sha256 } from '../store/sha256.ts';
import { type Outcome, done, refuseField } from '../use-cases/outcome.ts';

const HEADER = 'Idempotency-Key';
const KEY_MAX_LENGTH = 255;
const LIFETIME_MS = 24 * 3_600_000;
/** Their answers hold tokens, of which the world stores hashes only. */
const WITH_TOKENS: readonly OperationId[] = ['login', 'googleSignIn', 'refresh'];

/** A call that has the same effect and answer however often it arrives. */
export interface RepeatableCall {
  /** The caller and their key. */
  readonly id: string;
  /** A hash of everything else in the request. */
  readonly requestHash: string;
}

/** The call as it may be repeated; null without a key, and where repeating is not offered. */
export async function repeatableCall(
  operationId: OperationId,
  { method, headers, url }: Request,
  userId: string,
  body: unknown,
): Promise<RepeatableCall | null> {
  const { api, changesState } = operationTable[operationId];
  const key = headers.get(HEADER) ?? '';
  const isOffered = api === 'amana' && changesState && !WITH_TOKENS.includes(operationId);
  if (key === '' || key.length > KEY_MAX_LENGTH || !isOffered) return null;
  const fields = Object.entries(Object(body) as object).map(async ([name, value]: [string, unknown]) => [
    name,
    value instanceof File
      ? [value.name, value.type, sha256(new Uint8Array(await value.arrayBuffer()))]
      : value,
  ]);
  const content = JSON.stringify([method, url, await Promise.all(fields)]);
  return { id: `${userId}/${sha256(key)}`, requestHash: sha256(content) };
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
export function storeAnswer({ tables, clock }: World, call: RepeatableCall, body: string): void {
  const { answers } = tables;
  for (const { id, untilMs } of [...answers.all()]) if (untilMs <= clock.now()) answers.remove(id);
  answers.insert({ ...call, body, untilMs: clock.now() + LIFETIME_MS });
}
