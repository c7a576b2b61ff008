import { type OperationId, operationTable } from '@amana/api/contract';
import { type Deviation, type ProviderProfile, readAnswer, readRefusal } from '@amana/api/contract/testing';
import { explain } from './explain.ts';

export interface AppReader {
  readonly baseUrl: string;
  readonly profile: ProviderProfile;
}

export interface ReadBody {
  readonly value: unknown;
  readonly failure: string | null;
  readonly deviations: readonly Deviation[];
}

/** Reads a success like the app. Answers of the control API stay unchanged, because the app does not read them. */
export function readSuccess(
  operationId: OperationId,
  url: string,
  answer: { status: number; body: unknown },
  reader: AppReader,
): ReadBody {
  const { api, method } = operationTable[operationId];
  if (api === 'control') return { value: answer.body, failure: null, deviations: [] };
  const deviations: Deviation[] = [];
  const { pathname, searchParams } = new URL(url);
  const call = {
    method,
    url: pathname.slice(new URL(reader.baseUrl).pathname.length),
    params: Object.fromEntries(searchParams),
  };
  try {
    const onDeviation = (deviation: Deviation) => deviations.push(deviation);
    return { value: readAnswer(call, answer, { ...reader, onDeviation }), failure: null, deviations };
  } catch (error) {
    return { value: undefined, failure: failureText(error, answer.status), deviations };
  }
}

function failureText(error: unknown, status: number): string {
  const { kind, code, text } = error as { kind?: string; code?: string | null; text?: string | null };
  if (kind === 'refused' || kind === 'unavailable')
    return `a refusal under status ${status}: ${text ?? 'without a text'}`;
  return `the app cannot read it (${code ?? explain(error)})`;
}

export function hasReadableText(body: unknown): boolean {
  const { text, fields } = readRefusal(body);
  return text !== null || Object.keys(fields).length > 0;
}
