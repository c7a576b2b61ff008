import { isObject } from './json.ts';
import { readInstant } from './read-date.ts';
import { isUnsetId } from './read-scalar.ts';

/**
 * Whether a service writes so that there is no record: without a value in any field, whatever its name, because a field with
 * another name than the contract's may be what the record is about.
 */
export function isNone(value: unknown): boolean {
  return isObject(value) ? Object.values(value).every(isUnset) : isUnset(value);
}

/** The empty list is what PHP writes for an empty object. */
function isUnset(value: unknown): boolean {
  if (value === null || (Array.isArray(value) && value.length === 0)) return true;
  return typeof value === 'string' && (isUnsetId(value) || readInstant(value) === null);
}
