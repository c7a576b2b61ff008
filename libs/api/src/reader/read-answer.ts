import { answerRows } from '../../generated/contract/answer-shapes.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Deviation, DeviationKind } from './deviation-counts.ts';
import { type JsonObject, fieldOf, isObject } from './json.ts';
import { guessedTotal, readEnvelope } from './read-envelope.ts';
import { type ReadContext, readShape } from './read-record.ts';
import { isRefusal, refusedStatus } from './is-refusal.ts';
import { errorOfAnswer, isHtml, readableText } from './refusal.ts';
import type { AnswerRow } from './shape.ts';

export interface Call {
  readonly method: string;
  readonly url: string;
  readonly params: unknown;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface ReaderOptions {
  readonly baseUrl: string;
  readonly onDeviation?: ((deviation: Deviation) => void) | undefined;
}

/**
 * Normalises a successful answer to `{ data, message?, totalInRecord? }`. Lists also have `unreadableCount`. Throws an
 * ApiError for a refusal in any envelope and for an unreadable answer.
 */
export function readAnswer(call: Call, answer: Answer, options: ReaderOptions): unknown {
  const row = rowOf(call);
  if (row === undefined) return answer.body;
  const { operationId } = row;
  const counts = new Map<string, Deviation>();
  const note = (field: string, kind: DeviationKind) => {
    const key = `${field} ${kind}`;
    counts.set(key, { operationId, field, kind, count: (counts.get(key)?.count ?? 0) + 1 });
  };
  try {
    return read(row, call, answer, { ...options, note });
  } finally {
    for (const deviation of counts.values()) options.onDeviation?.(deviation);
  }
}

/** Whether a 404 means that the record does not exist yet; the contract has null then. */
export function meansNull(call: Call, status: number): boolean {
  return status === 404 && call.method.toUpperCase() === 'GET' && rowOf(call)?.data.isNullable === true;
}

export function changesNothing(call: Call): boolean {
  const row = rowOf(call);
  return call.method.toUpperCase() === 'GET' && row !== undefined && row.isAction !== true;
}

export function operationIdOf(call: Call): string {
  return rowOf(call)?.operationId ?? call.url;
}

function rowOf({ method, url }: Call): AnswerRow | undefined {
  return answerRows[`${method.toUpperCase()} /${url.split(/[/?]/).slice(1, 3).join('/')}`];
}

function read(row: AnswerRow, call: Call, { status, body }: Answer, context: ReadContext): unknown {
  const failed = (kind: 'incomplete' | 'unreadable', where: string) => {
    context.note(where, 'unreadable');
    const code = `${row.operationId}-${status}-${where}`;
    return new ApiError({ kind, status, text: null, code, isPage: where === 'html' });
  };
  if (isObject(body) && isRefusal(body, () => isRecordOf(row, body, context))) {
    context.note('status', 'envelope');
    throw errorOfAnswer(refusedStatus(body) ?? status, body);
  }
  if (body === false) throw errorOfAnswer(status, body);
  if (typeof body === 'string' && isHtml(body)) throw failed('unreadable', 'html');
  if (typeof body === 'string' && /^\s*[[{]/.test(body)) throw failed('unreadable', 'json');
  if (row.isAction === true && !isObject(body)) {
    context.note('data', 'envelope');
    return { data: row.data.kind === 'object' ? { message: '' } : null };
  }
  if (body === null || body === undefined || body === '') {
    if (row.data.isNullable !== true) throw failed('incomplete', 'empty');
    return { data: null };
  }
  const { data, total } = readEnvelope(body, row, context.note);
  const message = isObject(body) ? fieldOf(body, 'message') : undefined;
  const text = typeof message === 'string' ? readableText(message) : null;
  const result = readShape(row.data, data, 'data', context);
  if (result.unreadable !== null && row.isAction !== true)
    throw failed(isObject(body) ? 'incomplete' : 'unreadable', result.unreadable);
  return {
    data: result.value,
    ...(result.unreadableCount === undefined ? {} : { unreadableCount: result.unreadableCount }),
    ...(text === null ? {} : { message: text }),
    ...(row.hasTotal === true && Array.isArray(data) ? { totalInRecord: totalOf(data.length) } : {}),
  };

  function totalOf(count: number): number {
    if (total !== undefined && total >= count) return total;
    context.note('totalInRecord', total === undefined ? 'absent' : 'unreadable');
    return guessedTotal(count, call.params);
  }
}

function isRecordOf({ data }: AnswerRow, body: JsonObject, context: ReadContext): boolean {
  const isReadable = (value: JsonObject) =>
    readShape(data, value, 'data', { ...context, note: () => undefined }).unreadable === null;
  return isReadable(body) && !isReadable({});
}
