import { type OperationDescription, type OperationId, operationTable } from '@amana/api/contract';
import { type Deviation, answerDifferences, readAnswer, readRefusal } from '@amana/api/contract/testing';
import { headerDifferences } from './compare-headers.ts';
import { type Difference, type Grade, GRADE_OF_DEVIATION, worstGrade } from './grade.ts';
import type { CheckOptions } from './options.ts';
import { type Answer, explain } from './send-request.ts';

/** Compares status, headers, content type, envelope and schema with the contract and grades the differences. */
export function compareAnswer(
  operationId: OperationId,
  url: string,
  answer: Answer,
  expected: readonly number[],
  options: Pick<CheckOptions, 'appOrigin' | 'bases'>,
): { differences: readonly Difference[]; body?: unknown } {
  const { status, headers } = answer;
  const outer = [
    ...statusDifferences(operationId, status, expected),
    ...headerDifferences(headers, options.appOrigin),
  ];
  if (status < 200 || status > 299)
    return { differences: [...outer, ...refusalDifferences(operationId, answer)] };
  const read = readSuccess(operationId, url, answer, options);
  const inner = successDifferences(operationId, answer, read);
  const failure: Difference[] =
    read.failure === null || worstGrade(inner) === 'breaks' ? [] : [{ grade: 'breaks', text: read.failure }];
  return { differences: [...outer, ...inner, ...failure], body: read.value };
}

/** Answers of a server that does not know the address. */
const UNKNOWN_ADDRESS = [404, 405, 410];

/** Without a token, these say neither that the session goes on nor what the record is: the app refreshes after a 403. */
const MAY_END_SESSION = [403, 429];

/** The app treats every 2xx as success and every 4xx as refusal, but only a 401, or a 403, as the end of a session. */
function statusDifferences(
  operationId: OperationId,
  status: number,
  expected: readonly number[],
): Difference[] {
  if (expected.includes(status)) return [];
  const described: OperationDescription['statuses'] = operationTable[operationId].statuses;
  const isDescribed = described.includes(status);
  const isSimilar =
    status < 500 && expected.some((one) => Math.floor(one / 100) === Math.floor(status / 100));
  const text = isDescribed
    ? `status ${status}, expected ${expected.join(' or ')}`
    : `status ${status} is not described (${described.join(', ')} are)`;
  const isMissing = !isDescribed && UNKNOWN_ADDRESS.includes(status);
  const hidesEnd = expected.every((one) => one === 401) && !MAY_END_SESSION.includes(status);
  if (hidesEnd || isMissing) return [{ grade: 'breaks', text }];
  return [{ grade: isSimilar ? (status < 300 ? 'harmless' : 'degrades') : 'breaks', text }];
}

interface ReadBody {
  readonly value?: unknown;
  readonly failure: string | null;
  readonly deviations: readonly Deviation[];
}

/** Reads a success like the app. Answers of the control API stay unchanged, because the app does not read them. */
function readSuccess(
  operationId: OperationId,
  url: string,
  { status, text }: Answer,
  { bases }: Pick<CheckOptions, 'bases'>,
): ReadBody {
  const { api, method } = operationTable[operationId];
  const { body } = parsed(text);
  if (api === 'control') return { value: body, failure: null, deviations: [] };
  const deviations: Deviation[] = [];
  const { pathname, searchParams } = new URL(url);
  const call = {
    method,
    url: pathname.slice(new URL(bases.amana).pathname.length),
    params: Object.fromEntries(searchParams),
  };
  const onDeviation = (deviation: Deviation) => deviations.push(deviation);
  try {
    const value = readAnswer(call, { status, body }, { baseUrl: bases.amana, onDeviation });
    return { value, failure: null, deviations };
  } catch (error) {
    const {
      kind,
      code,
      text: reason,
    } = error as { kind?: string; code?: string | null; text?: string | null };
    const failure =
      kind === 'refused' || kind === 'unavailable'
        ? `a refusal under status ${status}: ${reason ?? 'without a text'}`
        : `the app cannot read it (${code ?? explain(error)})`;
    return { failure, deviations };
  }
}

function successDifferences(
  operationId: OperationId,
  { headers, text }: Answer,
  { deviations, failure }: ReadBody,
): Difference[] {
  const notedGrade = (noted: readonly Deviation[]) =>
    worstGrade(noted.map(({ kind }) => ({ grade: GRADE_OF_DEVIATION[kind] })));
  const { body, isJson } = parsed(text);
  const whole = failure === null ? (notedGrade(deviations) ?? 'harmless') : 'breaks';
  const form = formDifferences(headers, text, whole);
  if (!isJson) return form;
  const isEnvelope = typeof body === 'object' && body !== null && 'data' in body;
  if (!isEnvelope) return [...form, { grade: whole, text: `no envelope { data }: ${shortened(text)}` }];
  const isControl = operationTable[operationId].api === 'control';
  const gradeOf = (field: string, isAbsent: boolean): Grade =>
    isControl
      ? 'breaks'
      : (notedGrade(deviations.filter((one) => one.field === field)) ?? (isAbsent ? 'degrades' : 'harmless'));
  // The contract describes successful bodies only under 200.
  const inBody = schemaDifferences(operationId, 200, body, gradeOf);
  const unseen = deviations.filter(
    ({ kind, field }) => kind === 'unreadable' && !inBody.some((difference) => difference.field === field),
  );
  return [
    ...form,
    ...onceEach(inBody),
    ...unseen.map(({ field }): Difference => ({ grade: 'breaks', text: `${field} cannot be read` })),
  ];
}

function refusalDifferences(operationId: OperationId, { status, headers, text }: Answer): Difference[] {
  const { body, isJson } = parsed(text);
  const refusal = readRefusal(body);
  const isReadable = refusal.text !== null || Object.keys(refusal.fields).length > 0;
  const grade = isReadable ? 'harmless' : 'degrades';
  const inBody = isJson ? schemaDifferences(operationId, status, body, () => grade) : [];
  return [...formDifferences(headers, text, grade), ...onceEach(inBody)];
}

function parsed(text: string): { body: unknown; isJson: boolean } {
  try {
    return { body: JSON.parse(text), isJson: true };
  } catch {
    return { body: text, isJson: false };
  }
}

function formDifferences(headers: Headers, text: string, grade: Grade): Difference[] {
  const type = headers.get('content-type') ?? 'none';
  if (!/^application\/json\s*(;|$)/i.test(type))
    return [{ grade, text: `content type is ${type}, expected application/json: "${shortened(text)}"` }];
  return parsed(text).isJson ? [] : [{ grade, text: `the body is not JSON: "${shortened(text)}"` }];
}

interface SchemaDifference extends Difference {
  readonly field: string;
}

/** `field`: as the reader names it, 'data.amount' for '/data/0/amount'. */
function schemaDifferences(
  operationId: OperationId,
  status: number,
  body: unknown,
  gradeOf: (field: string, isAbsent: boolean) => Grade,
): SchemaDifference[] {
  return answerDifferences(operationId, status, body).map(({ path, text }) => {
    const value = path.reduce<unknown>((inner, part) => Reflect.get(Object(inner), part), body);
    const seen = value === undefined ? '' : `, is ${shortened(JSON.stringify(value))}`;
    const field = path.filter((part) => !/^\d+$/.test(part)).join('.');
    const where = path.length === 0 ? '(the whole answer)' : `/${path.join('/')}`;
    return { field, grade: gradeOf(field, value === undefined), text: `${where} ${text}${seen}` };
  });
}

/** Merges a difference in several records, with its first value. */
function onceEach(differences: readonly SchemaDifference[]): Difference[] {
  const rule = (text: string) => text.replace(/^\S+ /, '').replace(/, is .*$/, '');
  const kinds = Map.groupBy(differences, ({ field, grade, text }) => `${field} ${grade} ${rule(text)}`);
  return [...kinds.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { grade, text } = first;
    return [{ grade, text: others.length === 0 ? text : `${text}, and ${others.length} more like it` }];
  });
}

const EXCERPT_LENGTH = 60;

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH)}…` : line;
}
