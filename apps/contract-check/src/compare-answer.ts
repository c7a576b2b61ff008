import { type OperationDescription, type OperationId, operationTable } from '@amana/api/contract';
import { type Deviation, type DeviationKind, readAnswer, readRefusal } from '@amana/api/contract/testing';
import { type Difference, isBroken } from './grade.ts';
import type { CheckOptions } from './options.ts';
import type { Answer } from './send-request.ts';

/** The reader mends all other deviations without a loss. */
const LOSSES: Readonly<Partial<Record<DeviationKind, Difference>>> = {
  absent: { grade: 'degrades', text: 'is missing' },
  precision: { grade: 'degrades', text: 'has too many decimals' },
  unknown: { grade: 'degrades', text: 'has a value that the app does not know' },
  unreadable: { grade: 'breaks', text: 'cannot be read' },
};

/** Compares an answer with what the app needs; `body` is a success as the app reads it. */
export function compareAnswer(
  operationId: OperationId,
  url: string,
  answer: Answer,
  expected: readonly number[],
  { appOrigin, baseUrl }: Pick<CheckOptions, 'appOrigin' | 'baseUrl'>,
): { differences: readonly Difference[]; body?: unknown } {
  const { status, headers } = answer;
  const ofStatus = statusDifferences(operationId, status, expected);
  const outer = [...ofStatus, ...headerDifferences(headers, appOrigin)];
  if (status < 200 || status > 299) return { differences: [...outer, ...refusalDifferences(answer)] };
  const { differences, body } = readSuccess(operationId, url, answer, baseUrl);
  return { differences: [...outer, ...differences], body };
}

export function namesIn(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);
}

export function isOriginAllowed(headers: Headers, appOrigin: string): boolean {
  return ['*', appOrigin].includes(headers.get('access-control-allow-origin') ?? '');
}

/** Whether the page may read the answer, and its time, by which the app corrects countdowns. */
function headerDifferences(headers: Headers, appOrigin: string | null): Difference[] {
  const found: Difference[] = [];
  if (appOrigin !== null && !isOriginAllowed(headers, appOrigin))
    found.push({ grade: 'breaks', text: `Access-Control-Allow-Origin does not allow ${appOrigin}` });
  const exposed = namesIn(headers, 'access-control-expose-headers');
  const isExposed = appOrigin === null || exposed.includes('date') || exposed.includes('*');
  if (!isExposed || Number.isNaN(Date.parse(headers.get('date') ?? '')))
    found.push({ grade: 'degrades', text: 'the app cannot read the header Date' });
  return found;
}

/** Answers of a server that does not know the address. */
const UNKNOWN_ADDRESS = [404, 405, 410];

/** The app refreshes the session after a 401, or a 403; a 429 is about the caller. */
const INSTEAD_OF_401 = [403, 429];

/** The app treats every 2xx as success and every 4xx as refusal, but only few as the end of a session. */
function statusDifferences(id: OperationId, status: number, expected: readonly number[]): Difference[] {
  if (expected.includes(status) || (expected.includes(200) && status > 200 && status < 300)) return [];
  const { statuses }: OperationDescription = operationTable[id];
  const isMissing = UNKNOWN_ADDRESS.includes(status) && !statuses.includes(status);
  const isRefusal = status >= 400 && status < 500 && !expected.includes(200) && !isMissing;
  const isRead = expected.includes(401) ? INSTEAD_OF_401.includes(status) : isRefusal;
  const text = `status ${status}, expected ${expected.join(' or ')}`;
  return [{ grade: isRead ? 'degrades' : 'breaks', text }];
}

function readSuccess(operationId: OperationId, url: string, { status, text }: Answer, baseUrl: string) {
  const { pathname, searchParams } = new URL(url);
  const call = {
    method: operationTable[operationId].method,
    url: pathname.slice(new URL(baseUrl).pathname.length),
    params: Object.fromEntries(searchParams),
  };
  const differences: Difference[] = [];
  const onDeviation = ({ field, kind }: Deviation): void => {
    const loss = LOSSES[kind];
    if (loss !== undefined) differences.push({ ...loss, text: `${field} ${loss.text}` });
  };
  try {
    const answer = { status, body: jsonOrText(text) };
    return { body: readAnswer(call, answer, { baseUrl, onDeviation }), differences };
  } catch {
    const reason = isBroken(differences) ? 'unreadable' : 'read as a refusal';
    differences.push({ grade: 'breaks', text: `${reason}: "${shortened(text)}"` });
    return { differences };
  }
}

function refusalDifferences({ text }: Answer): Difference[] {
  const refusal = readRefusal(jsonOrText(text));
  if (refusal.text !== null || Object.keys(refusal.fields).length > 0) return [];
  return [{ grade: 'degrades', text: `a refusal without a text for a person: "${shortened(text)}"` }];
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function shortened(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
}
