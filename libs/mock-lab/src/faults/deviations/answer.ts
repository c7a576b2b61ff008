import type { ControlModels, OperationId } from '@amana/api/contract';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly delayMs: number;
  readonly isCut: boolean;
}

interface DeviatingCall {
  readonly operationId: OperationId;
  readonly changesState: boolean;
}

type Change = (answer: Answer, call: DeviatingCall) => Answer;

export interface UngroupedDeviation {
  readonly description: string;
  /** Replaces the operation, which then has no effect. */
  readonly instead?: Partial<Answer>;
  readonly change?: Change;
}

export interface Deviation extends UngroupedDeviation {
  readonly group: ControlModels.DeviationGroup;
}

export type DeviationTable = Readonly<Record<string, UngroupedDeviation>>;

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function instead(description: string, answer: Partial<Answer>): UngroupedDeviation {
  return { description, instead: answer };
}

export function ofAnswer(description: string, change: Change): UngroupedDeviation {
  return { description, change };
}

export function ofSuccess(description: string, change: (body: Fields) => unknown) {
  return ofAnswer(description, (answer) =>
    answer.status < 300 && isFields(answer.body) ? { ...answer, body: change(answer.body) } : answer,
  );
}

export function ofData(description: string, change: (data: unknown) => unknown) {
  return ofSuccess(description, (body) => ({ ...body, data: change(body['data']) }));
}

export function ofValues(description: string, change: (value: unknown, name: string) => unknown) {
  return ofData(description, (data) => mapValues(data, change));
}

export function ofRefusal(description: string, change: (body: Fields, answer: Answer) => Partial<Answer>) {
  return ofAnswer(description, (answer) =>
    answer.status >= 400 && isFields(answer.body) ? { ...answer, ...change(answer.body, answer) } : answer,
  );
}

export function withHeaders(answer: Answer, changes: Readonly<Record<string, string | null>>): Answer {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return { ...answer, headers };
}

export function mapRecords(value: unknown, change: (record: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => mapRecords(item, change));
  if (!isFields(value)) return value;
  return change(mapEntries(value, (name, inner) => [name, mapRecords(inner, change)]));
}

export function mapNames(value: unknown, rename: (name: string) => string): unknown {
  return mapRecords(value, (record) => mapEntries(record, (name, inner) => [rename(name), inner]));
}

export function mapValues(value: unknown, change: (value: unknown, name: string) => unknown): unknown {
  const isNested = (inner: unknown) => typeof inner === 'object' && inner !== null;
  return isNested(value)
    ? mapRecords(value, (record) =>
        mapEntries(record, (name, inner) => [name, isNested(inner) ? inner : change(inner, name)]),
      )
    : change(value, '');
}

function mapEntries(record: Fields, change: (name: string, value: unknown) => [string, unknown]): Fields {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => change(name, value)));
}

export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
