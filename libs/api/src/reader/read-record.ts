import type { DeviationKind } from './deviation-counts.ts';
import { fieldOf, isObject } from './json.ts';
import { readInstant } from './read-date.ts';
import { isUnsetId, readScalar } from './read-scalar.ts';
import type { ObjectShape, Shape } from './shape.ts';

export interface ReadContext {
  readonly baseUrl: string;
  readonly note: (field: string, kind: DeviationKind) => void;
}

interface ReadResult {
  readonly value: unknown;
  readonly unreadable: string | null;
  readonly unreadableCount?: number;
}

const readable = (value: unknown): ReadResult => ({ value, unreadable: null });

export function readShape(shape: Shape, value: unknown, path: string, context: ReadContext): ReadResult {
  if (isAbsent(value)) return readAbsent(shape, path, context);
  if (shape.kind === 'object') {
    if (shape.isNullable !== true || !isNull(value)) return readObject(shape, value, path, context);
    context.note(path, 'placeholder');
    return readable(null);
  }
  if (shape.kind === 'array') return readList(shape.items, value, path, context);
  const read = readScalar(shape, value, context.baseUrl);
  if (read.deviation !== null) context.note(path, read.deviation);
  if (read.deviation !== 'unreadable' && read.value !== null) return readable(read.value);
  if (shape.isNullable === true) return readable(null);
  return withoutValue(shape, path);
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

/**
 * Whether an object has no value in any field. Unknown fields count too, because they may be the provider's names for
 * the contract's.
 */
function isNull(value: unknown): boolean {
  return isObject(value) ? Object.values(value).every(isUnset) : isUnset(value);
}

function isUnset(value: unknown): boolean {
  return value === null || (typeof value === 'string' && (isUnsetId(value) || readInstant(value) === null));
}

function readAbsent(shape: Shape, path: string, context: ReadContext): ReadResult {
  if (shape.isNullable === true || shape.kind === 'null') return readable(null);
  context.note(path, 'absent');
  return shape.kind === 'object' ? withoutObject(shape, path, context) : withoutValue(shape, path);
}

const EMPTY: Readonly<Partial<Record<Shape['kind'], unknown>>> = {
  money: Number.NaN,
  array: [],
  number: 0,
  boolean: false,
};
const ALWAYS_VITAL: ReadonlySet<Shape['kind']> = new Set(['uuid', 'object', 'array', 'enum']);

function withoutValue(shape: Shape, path: string): ReadResult {
  if ('default' in shape) return readable(shape.default);
  const isVital =
    shape.isVital ?? (ALWAYS_VITAL.has(shape.kind) || 'pattern' in shape || 'minLength' in shape);
  return { value: EMPTY[shape.kind] ?? '', unreadable: isVital ? path : null };
}

/** Fills every field, so that no screen fails on a missing value. */
function withoutObject(shape: ObjectShape, path: string, context: ReadContext): ReadResult {
  const empty = readObject(shape, {}, path, { ...context, note: () => undefined });
  return { ...empty, unreadable: path };
}

function readObject(shape: ObjectShape, value: unknown, path: string, context: ReadContext): ReadResult {
  if (!isObject(value)) {
    context.note(path, 'unreadable');
    return withoutObject(shape, path, context);
  }
  const record: Record<string, unknown> = {};
  let unreadable: string | null = null;
  for (const [name, inner] of Object.entries(shape.fields)) {
    const given = fieldOf(value, name);
    const isOptional = shape.optional.includes(name);
    if (isOptional && isAbsent(given)) continue;
    // An unreadable optional value is dropped, because a default would be a false statement. An unreadable amount
    // stays unreadable, because an absent one would be calculated.
    const wanted = isOptional && inner.kind !== 'money' ? { ...inner, isVital: true } : inner;
    const read = readShape(wanted, given, `${path}.${name}`, context);
    if (isOptional && read.unreadable !== null) continue;
    record[name] = read.value;
    unreadable ??= read.unreadable;
  }
  return { value: record, unreadable };
}

/** Leaves out unreadable rows, which it counts, and repeated rows. */
function readList(items: Shape, value: unknown, path: string, context: ReadContext): ReadResult {
  if (!Array.isArray(value)) {
    context.note(path, 'unreadable');
    return { value: [], unreadable: path };
  }
  const ids = new Set<unknown>();
  let unreadableCount = 0;
  const rows = value.flatMap((row: unknown) => {
    const read = readShape(items, row ?? '', path, context);
    if (read.unreadable !== null) {
      context.note(read.unreadable, 'unreadable');
      unreadableCount += 1;
      return [];
    }
    const { id } = isObject(read.value) ? read.value : {};
    if (ids.has(id)) {
      context.note(`${path}.id`, 'repeated');
      return [];
    }
    if (id !== undefined) ids.add(id);
    return [read.value];
  });
  return { value: rows, unreadable: null, unreadableCount };
}
