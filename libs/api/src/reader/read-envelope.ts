import type { DeviationKind } from './deviation-counts.ts';
import { type JsonObject, fieldOf, isObject } from './json.ts';
import { type ProviderProfile, envelopeName, providersName } from './provider-profile.ts';
import type { AnswerRow, Shape } from './shape.ts';

export interface Envelope {
  readonly data: unknown;
  readonly message: unknown;
  /** Undefined where the answer has none. */
  readonly total: number | undefined;
}

type Note = (field: string, kind: DeviationKind) => void;

const LIST_NAMES = ['items', 'results', 'records', 'rows', 'data'];
const TOTAL_NAMES = ['totalInRecord', 'totalCount', 'totalRecords', 'totalItems', 'total', 'count'];

/** Finds the data, the message and the total of an answer, in the contract's envelope or a common other one. */
export function readEnvelope(body: unknown, row: AnswerRow, profile: ProviderProfile, note: Note): Envelope {
  if (!isObject(body)) {
    note('data', 'envelope');
    return { data: body, message: undefined, total: undefined };
  }
  const dataName = envelopeName(profile, 'data');
  const given = dataName === '' ? body : dataOf(body, row.data, profile, note);
  const message = fieldOf(body, envelopeName(profile, 'message'));
  if (row.data.kind !== 'list') return { data: given, message, total: undefined };
  const totalName = envelopeName(profile, 'totalInRecord');
  if (Array.isArray(given)) return { data: given, message, total: totalIn(body, totalName, note) };
  const holder = isObject(given) ? given : body;
  const name = LIST_NAMES.map((one) => nameIn(holder, one)).find((one) => Array.isArray(holder[one]));
  if (name === undefined) {
    const total = totalIn(body, totalName, note);
    const isNone = total === 0 && (given === null || given === undefined);
    if (isNone) note('data', 'envelope');
    return isNone ? { data: [], message, total } : { data: given, message, total: undefined };
  }
  note('data', 'envelope');
  return {
    data: holder[name],
    message,
    total: totalIn(holder, totalName, note) ?? totalIn(body, totalName, note),
  };
}

/** The data under its name; also inside a second envelope, or without any. */
function dataOf(body: JsonObject, shape: Shape, profile: ProviderProfile, note: Note): unknown {
  const name = envelopeName(profile, 'data');
  const data = fieldOf(body, name);
  if (shape.kind !== 'object') return data;
  const names = Object.keys(shape.fields).map((field) => providersName(profile, shape.name, field));
  const hasFields = (value: unknown) => isObject(value) && names.some((one) => Object.hasOwn(value, one));
  const inner = isObject(data) ? fieldOf(data, name) : body;
  if (hasFields(data) || !hasFields(inner)) return data;
  note('data', 'envelope');
  return inner;
}

function totalIn(holder: JsonObject, totalName: string, note: Note): number | undefined {
  const names = [totalName, ...TOTAL_NAMES.map((one) => nameIn(holder, one))];
  const name = names.find((one) => isCount(holder[one]));
  if (name === undefined) return undefined;
  if (name !== totalName || typeof holder[name] !== 'number') note('totalInRecord', 'envelope');
  return Number(holder[name]);
}

function isCount(value: unknown): boolean {
  const isText = typeof value === 'string' && /^\d+$/.test(value);
  return isText || (Number.isSafeInteger(value) && Number(value) >= 0);
}

/** The name as the answer spells it, without regard to case. */
function nameIn(holder: JsonObject, name: string): string {
  return Object.keys(holder).find((one) => one.toLowerCase() === name.toLowerCase()) ?? name;
}

export interface Page {
  readonly pageNumber: number;
  /** Null where the call asks for no page. */
  readonly pageSize: number | null;
}

/** The page that a call asks for. */
export function pageOf(params: unknown): Page {
  const number = (name: string): number | null => {
    const value = isObject(params) ? Number(params[nameIn(params, name)] ?? Number.NaN) : Number.NaN;
    return Number.isSafeInteger(value) && value > 0 ? value : null;
  };
  return { pageNumber: number('pageNumber') ?? 1, pageSize: number('pageSize') };
}

/** The rows of the page, where a service returns the rows of all pages. */
export function rowsOfPage(rows: readonly unknown[], { pageNumber, pageSize }: Page): readonly unknown[] {
  if (pageSize === null || rows.length <= pageSize) return rows;
  return rows.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
}

/** The fewest records that there can be, if the service returned these rows. Its pages may be shorter than was asked. */
export function leastTotal(rows: readonly unknown[], { pageNumber, pageSize }: Page): number {
  const hasEarlier = pageNumber > 1 && rows.length > 0 && pageSize !== null && rows.length <= pageSize;
  return rows.length + (hasEarlier ? 1 : 0);
}

/** A total that a service left out: after a full page there may be a next one, which stays reachable. */
export function guessedTotal(rows: readonly unknown[], { pageNumber, pageSize }: Page): number {
  if (pageSize === null || rows.length > pageSize) return rows.length;
  const before = (pageNumber - 1) * pageSize;
  return before + rows.length + (rows.length === pageSize ? 1 : 0);
}
