import type { FieldIssues } from '@amana/api/contract';
import type { Refusal } from '@amana/domain';

export interface Done<Value> {
  readonly ok: true;
  readonly value: Value;
  readonly message?: string;
}

export interface Page<Item> {
  readonly ok: true;
  readonly items: Item[];
  readonly total: number;
}

export interface FieldRefusal extends Refusal<'invalid'> {
  readonly errors: FieldIssues;
}

export interface WaitRefusal extends Refusal<'tooManyTries'> {
  /** Until the same call may succeed. */
  readonly waitMs: number;
}

/**
 * Result of a use case. A refusal changes only counted tries, a voided confirmation code and a session whose refresh
 * token was reused.
 */
export type Outcome<Value> = Done<Value> | Refusal | FieldRefusal | WaitRefusal;

export function done<Value>(value: Value, message?: string): Done<Value> {
  return message === undefined ? { ok: true, value } : { ok: true, value, message };
}

export function listed<Record, Item>(
  { records, total }: { readonly records: readonly Record[]; readonly total: number },
  viewOf: (record: Record) => Item,
): Page<Item> {
  return { ok: true, items: records.map((record) => viewOf(record)), total };
}

/** The default message is the first wrong field with its error. */
export function refuseFields(errors: FieldIssues, message = firstIssue(errors)): FieldRefusal {
  return { ok: false, kind: 'invalid', message, errors };
}

export function refuseField(field: string, message: string): FieldRefusal {
  return refuseFields({ [field]: [message] }, message);
}

function firstIssue(errors: FieldIssues): string {
  const [first] = Object.entries(errors);
  return first === undefined ? 'The request is not valid' : `${first[0]} ${first[1].join(', ')}`;
}
