import type { FieldIssues } from '@amana/api/contract';
import type { Refusal } from '@amana/domain';

export interface Done<Value> {
  readonly ok: true;
  readonly value: Value;
  /** The text that a user may be shown. */
  readonly message?: string;
}

/** One page of a list. */
export interface Page<Item> {
  readonly ok: true;
  readonly items: Item[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** A refusal that says which fields are wrong. */
export interface FieldRefusal extends Refusal<'invalid'> {
  readonly errors: FieldIssues;
}

/**
 * How a use case ends. A refusal leaves the world unchanged, except for counted tries, a confirmation code that is voided,
 * and a session that ends because its refresh token was used again.
 */
export type Outcome<Value> = Done<Value> | Refusal | FieldRefusal;

export function done<Value>(value: Value, message?: string): Done<Value> {
  return message === undefined ? { ok: true, value } : { ok: true, value, message };
}

/** A page of records as the caller reads them. */
export function listed<Record, Item>(
  { records, total }: { readonly records: readonly Record[]; readonly total: number },
  viewOf: (record: Record) => Item,
): Page<Item> {
  return { ok: true, items: records.map((record) => viewOf(record)), total };
}

/** Unless a message is given, the first wrong field and what is wrong with it is the message. */
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
