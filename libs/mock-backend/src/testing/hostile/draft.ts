import {
  type OperationId,
  operationTable,
  validateBody,
  validatePath,
  validateQuery,
} from '@amana/api/contract';

/** A file of a form. */
export interface DraftFile {
  readonly fileName: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A request before it is serialised. Names may occur twice. */
export interface Draft {
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  /** Values of a JSON body; of a form, texts and files. */
  readonly body: readonly (readonly [string, unknown])[];
}

export function isDraftFile(value: unknown): value is DraftFile {
  return typeof value === 'object' && value !== null && 'fileName' in value;
}

/** Whether the contract accepts every part of it. */
export function isValid(operationId: OperationId, { path, query, body }: Draft): boolean {
  if (!validatePath(operationId, path).ok) return false;
  // An empty parameter is the same as an absent one.
  const given = query.filter(([, value]) => value !== '');
  if (isDoubled(given) || !validateQuery(operationId, Object.fromEntries(given)).ok) return false;
  const kind = operationTable[operationId].body;
  if (kind === 'none') return true;
  // Serialised and parsed, because numbers beyond a double and undefined do not survive JSON.
  const arrived: unknown =
    kind === 'json'
      ? JSON.parse(jsonText(body))
      : Object.fromEntries(body.map(([name, value]) => [name, formValue(value)]));
  if (kind === 'multipart' && isDoubled(body)) return false;
  return validateBody(operationId, arrived).ok;
}

function isDoubled(entries: readonly (readonly [string, unknown])[]): boolean {
  return new Set(entries.map(([name]) => name)).size < entries.length;
}

/** Written by hand, because an object cannot have a name twice or an own '__proto__'. */
export function jsonText(body: Draft['body']): string {
  const pairs = body.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return `{${pairs.join(',')}}`;
}

/** A value as a form sends it: a file unchanged, anything else as text. */
export function formValue(value: unknown): string | DraftFile {
  if (isDraftFile(value)) return value;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
