import { type JsonObject, fieldInAnyCase, isObject, readFlag } from './json.ts';

const SUCCESS_FLAGS = ['succeeded', 'success', 'successful', 'issuccess', 'issuccessful', 'ok'];
const FAILURE_FLAGS = ['error', 'haserror', 'haserrors', 'iserror', 'isfailure'];
/** Without data, a value under one of these keys marks a refusal; the contract uses `400`. */
const ERROR_KEYS = ['error', 'errors', '400'];
const FAILURE_STATUS = /^\s*(error|fail|false|unsuccess)/i;

/** `isRecord`: whether the body itself is the requested record, whose status may be `Failed`. */
export function isRefusal(body: JsonObject, isRecord: () => boolean): boolean {
  const valueOf = (name: string): unknown => fieldInAnyCase(body, name);
  const data = valueOf('data');
  const status = valueOf('status');
  return (
    saysFailed(body) ||
    (isObject(data) && saysFailed(data)) ||
    status === false ||
    refusedStatus(body) !== null ||
    // No data of the contract is a boolean.
    data === false ||
    (isNothing(data) &&
      ERROR_KEYS.map(valueOf).some((error) => !isNothing(error) && readFlag(error) !== false)) ||
    (typeof status === 'string' && FAILURE_STATUS.test(status) && !isRecord())
  );
}

export function refusedStatus(body: JsonObject): number | null {
  const named = ['status', 'statuscode', 'code'].map((key) =>
    Number(fieldInAnyCase(body, key) ?? Number.NaN),
  );
  return named.find((status) => status >= 400 && status < 600) ?? null;
}

function saysFailed(object: JsonObject): boolean {
  return (
    SUCCESS_FLAGS.some((flag) => readFlag(fieldInAnyCase(object, flag)) === false) ||
    FAILURE_FLAGS.some((flag) => readFlag(fieldInAnyCase(object, flag)) === true)
  );
}

function isNothing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return (Array.isArray(value) || isObject(value)) && Object.keys(value).length === 0;
}
