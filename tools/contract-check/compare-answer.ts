import type { OperationDescription, OperationId } from '@amana/api/contract';
import { operationTable } from '@amana/api/contract';
import { answerDifferences } from '@amana/api/contract/testing';
import type { Answer } from './send-request.ts';

export interface Comparison {
  readonly differences: readonly string[];
  /** Undefined where the body is not JSON. */
  readonly body: unknown;
}

export interface Expectation {
  readonly statuses: readonly number[];
  /** The origin that CORS must allow to read the answer; null where the app has the same origin as the API. */
  readonly appOrigin: string | null;
}

const MAX_SHOWN = 12;
const EXCERPT_LENGTH = 60;

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH)}…` : line;
}

function statusDifferences(operationId: OperationId, status: number, expected: readonly number[]): string[] {
  const described: OperationDescription['statuses'] = operationTable[operationId].statuses;
  if (!described.includes(status)) return [`status ${status} is not described (${described.join(', ')} are)`];
  return expected.includes(status) ? [] : [`status ${status}, expected ${expected.join(' or ')}`];
}

function headerDifferences({ headers }: Answer, appOrigin: string | null): string[] {
  const found: string[] = [];
  // Countdowns are corrected by the server's clock, which this header gives.
  const date = headers.get('date');
  if (date === null) found.push('header Date is missing');
  else if (Number.isNaN(Date.parse(date))) found.push(`header Date is not a time: "${shortened(date)}"`);
  if (appOrigin === null) return found;
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== appOrigin)
    found.push(`header Access-Control-Allow-Origin does not allow ${appOrigin}: ${allowed ?? 'missing'}`);
  const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  if (!exposed.includes('date')) found.push('header Access-Control-Expose-Headers does not name Date');
  return found;
}

function valueAt(body: unknown, pointer: string): unknown {
  let value = body;
  for (const part of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, part.replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  return value;
}

function isEnvelope(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'data' in body;
}

function schemaDifferences(operationId: OperationId, status: number, body: unknown): string[] {
  const found = answerDifferences(operationId, status, body).map(({ pointer, text }) => {
    const value = valueAt(body, pointer);
    const seen = value === undefined ? '' : `, is ${shortened(JSON.stringify(value))}`;
    return `${pointer === '' ? '(the whole answer)' : pointer} ${text}${seen}`;
  });
  const shown = found.slice(0, MAX_SHOWN);
  return found.length > shown.length ? [...shown, `and ${found.length - shown.length} more places`] : shown;
}

/** Compares one answer with the contract: status, headers, content type, envelope and schema. */
export function compareAnswer(operationId: OperationId, answer: Answer, expected: Expectation): Comparison {
  const { status, headers, text } = answer;
  const before = [
    ...statusDifferences(operationId, status, expected.statuses),
    ...headerDifferences(answer, expected.appOrigin),
  ];
  const type = headers.get('content-type') ?? 'none';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    const differences = [
      ...before,
      `content type is ${type}, expected application/json: "${shortened(text)}"`,
    ];
    return { differences, body: undefined };
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { differences: [...before, `the body is not JSON: "${shortened(text)}"`], body: undefined };
  }
  if (status === 200 && !isEnvelope(body))
    return { differences: [...before, `no envelope { data }: ${shortened(text)}`], body };
  return { differences: [...before, ...schemaDifferences(operationId, status, body)], body };
}
