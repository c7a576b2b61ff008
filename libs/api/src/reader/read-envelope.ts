import type { DeviationKind } from './deviation-counts.ts';
import { type JsonObject, fieldInAnyCase, fieldOf, isObject } from './json.ts';
import type { AnswerRow, Shape } from './shape.ts';

type Note = (field: string, kind: DeviationKind) => void;

export function readEnvelope(body: unknown, row: AnswerRow, note: Note) {
  if (!isObject(body)) {
    note('data', 'envelope');
    return { data: body, total: undefined };
  }
  const given = dataOf(body, row.data, note);
  if (row.data.kind !== 'array') return { data: given, total: undefined };
  const holder = isObject(given) ? given : body;
  const total = totalIn(holder, note) ?? totalIn(body, note);
  if (Array.isArray(given)) return { data: given, total };
  const rows = ['items', 'data'].map((name) => fieldInAnyCase(holder, name)).find(Array.isArray);
  const isNull = total === 0 && (given === null || given === undefined);
  if (rows !== undefined || isNull) note('data', 'envelope');
  return { data: rows ?? (isNull ? [] : given), total };
}

/** Also looks into a nested envelope, and accepts data without one. */
function dataOf(body: JsonObject, shape: Shape, note: Note): unknown {
  const data = fieldOf(body, 'data');
  if (shape.kind !== 'object') return data;
  const names = Object.keys(shape.fields);
  const hasFields = (value: unknown) => isObject(value) && names.some((one) => Object.hasOwn(value, one));
  const inner = isObject(data) ? fieldOf(data, 'data') : body;
  if (hasFields(data) || !hasFields(inner)) return data;
  note('data', 'envelope');
  return inner;
}

function totalIn(holder: JsonObject, note: Note): number | undefined {
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
  const total = fieldOf(holder, 'totalInRecord');
  if (isCount(total)) return total;
  const other = fieldInAnyCase(holder, 'totalcount');
  if (!isCount(other)) return undefined;
  note('totalInRecord', 'envelope');
  return other;
}

/** Replaces a missing total: a full page may have a next one, which must stay reachable. */
export function guessedTotal(count: number, params: unknown): number {
  const paging = isObject(params) ? params : {};
  const number = Number(fieldInAnyCase(paging, 'pagenumber') ?? 1);
  const size = Number(fieldInAnyCase(paging, 'pagesize') ?? Number.POSITIVE_INFINITY);
  return (number === 1 ? 0 : (number - 1) * size) + count + (count === size ? 1 : 0);
}
