import type { FieldIssues } from '@amana/api/contract';
import type { Refusal } from '@amana/domain';

/** A 400 that also says which field is wrong (decision D2). */
export interface FieldRefusal extends Refusal<'invalid'> {
  readonly errors: FieldIssues;
}

export interface Done<Body> {
  readonly ok: true;
  readonly body: Body;
}

/** What a use case ends in. A refusal has changed nothing. */
export type Answer<Body> = Done<Body> | Refusal | FieldRefusal;

/** The envelope of decision D1. */
export function done<Data>(data: Data, message?: string): Done<{ data: Data; message?: string }> {
  return { ok: true, body: message === undefined ? { data } : { data, message } };
}

/** The envelope of a list. */
export function listed<Item>(
  data: Item[],
  totalInRecord: number,
): Done<{ data: Item[]; totalInRecord: number }> {
  return { ok: true, body: { data, totalInRecord } };
}

/** The first finding is the message; all of them stand beside their fields. */
export function refuseFields(errors: FieldIssues): FieldRefusal {
  const [first] = Object.entries(errors);
  const message = first === undefined ? 'The request is not valid' : `${first[0]} ${first[1].join(', ')}`;
  return { ok: false, kind: 'invalid', message, errors };
}

/** One field is wrong, and the message says all. */
export function refuseField(field: string, message: string): FieldRefusal {
  return { ok: false, kind: 'invalid', message, errors: { [field]: [message] } };
}
