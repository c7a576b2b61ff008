import { type OperationDescription, type OperationId, operationTable } from '@amana/api/contract';
import { type Deviation, answerDifferences } from '@amana/api/contract/testing';
import { headerDifferences } from './compare-headers.ts';
import { type Difference, type Grade, GRADE_OF_DEVIATION, worstGrade } from './grade.ts';
import { type AppReader, type ReadBody, hasReadableText, readSuccess } from './read-body.ts';
import type { Answer } from './send-request.ts';

export interface Comparison {
  readonly differences: readonly Difference[];
  readonly body: unknown;
}

export interface Expectation {
  readonly statuses: readonly number[];
  /** The origin that CORS must allow; null if the app has the API's origin. */
  readonly appOrigin: string | null;
  readonly reader: AppReader;
}

const EXCERPT_LENGTH = 60;

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH)}…` : line;
}

/** The app treats every 2xx as success and every 4xx as refusal. */
function statusDifferences(
  operationId: OperationId,
  status: number,
  expected: readonly number[],
): Difference[] {
  if (expected.includes(status)) return [];
  const described: OperationDescription['statuses'] = operationTable[operationId].statuses;
  const isSimilar =
    status < 500 && expected.some((one) => Math.floor(one / 100) === Math.floor(status / 100));
  const text = described.includes(status)
    ? `status ${status}, expected ${expected.join(' or ')}`
    : `status ${status} is not described (${described.join(', ')} are)`;
  return [{ grade: isSimilar ? (status < 300 ? 'harmless' : 'degrades') : 'breaks', text }];
}

function valueAt(body: unknown, pointer: string): unknown {
  let value = body;
  for (const part of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, part.replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  return value;
}

/** '/data/0/amount' → 'data.amount', as the reader names a field. */
function fieldOf(pointer: string): string {
  return pointer
    .split('/')
    .filter((part) => part !== '' && !/^\d+$/.test(part))
    .join('.');
}

interface SchemaDifference extends Difference {
  readonly field: string;
}

function schemaDifferences(
  operationId: OperationId,
  status: number,
  body: unknown,
  gradeOf: (field: string, isAbsent: boolean) => Grade,
): SchemaDifference[] {
  return answerDifferences(operationId, status, body).map(({ pointer, text }) => {
    const value = valueAt(body, pointer);
    const seen = value === undefined ? '' : `, is ${shortened(JSON.stringify(value))}`;
    const field = fieldOf(pointer);
    const where = pointer === '' ? '(the whole answer)' : pointer;
    return { field, grade: gradeOf(field, value === undefined), text: `${where} ${text}${seen}` };
  });
}

/** Merges a difference in several records, with its first value. */
function onceEach(differences: readonly SchemaDifference[]): Difference[] {
  const kinds = Map.groupBy(differences, ({ field, grade, text }) => `${field} ${grade} ${rule(text)}`);
  return [...kinds.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { grade, text } = first;
    return [{ grade, text: others.length === 0 ? text : `${text}, and ${others.length} more like it` }];
  });
}

function rule(text: string): string {
  return text.replace(/^\S+ /, '').replace(/, is .*$/, '');
}

function parsed(text: string): { body: unknown; isJson: boolean } {
  try {
    return { body: JSON.parse(text), isJson: true };
  } catch {
    return { body: text, isJson: false };
  }
}

function formDifferences({ headers, text }: Answer, isJson: boolean, grade: Grade): Difference[] {
  const type = headers.get('content-type') ?? 'none';
  if (!/^application\/json\s*(;|$)/i.test(type))
    return [{ grade, text: `content type is ${type}, expected application/json: "${shortened(text)}"` }];
  return isJson ? [] : [{ grade, text: `the body is not JSON: "${shortened(text)}"` }];
}

function notedGrade(deviations: readonly Deviation[], field?: string): Grade | null {
  const noted = deviations.filter((deviation) => field === undefined || deviation.field === field);
  return worstGrade(noted.map(({ kind }) => ({ grade: GRADE_OF_DEVIATION[kind], text: '' })));
}

function successDifferences(
  operationId: OperationId,
  answer: Answer,
  { deviations, failure }: ReadBody,
  { profile }: AppReader,
): Difference[] {
  const { body, isJson } = parsed(answer.text);
  const whole = failure === null ? (notedGrade(deviations) ?? 'harmless') : 'breaks';
  const form = formDifferences(answer, isJson, whole);
  if (!isJson) return form;
  const isNamedDifferently = Object.keys(profile).length > 0;
  const isEnvelope = typeof body === 'object' && body !== null && 'data' in body;
  if (!isEnvelope && !isNamedDifferently)
    return [...form, { grade: whole, text: `no envelope { data }: ${shortened(answer.text)}` }];
  const unnoted = (isAbsent: boolean): Grade => (isAbsent && !isNamedDifferently ? 'degrades' : 'harmless');
  const isControl = operationTable[operationId].api === 'control';
  const gradeOf = (field: string, isAbsent: boolean): Grade =>
    isControl ? 'breaks' : (notedGrade(deviations, field) ?? unnoted(isAbsent));
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

function refusalDifferences(operationId: OperationId, answer: Answer): Difference[] {
  const { body, isJson } = parsed(answer.text);
  const grade = hasReadableText(body) ? 'harmless' : 'degrades';
  const form = formDifferences(answer, isJson, grade);
  return isJson
    ? [...form, ...onceEach(schemaDifferences(operationId, answer.status, body, () => grade))]
    : form;
}

/** Compares status, headers, content type, envelope and schema with the contract and grades the differences. */
export function compareAnswer(
  operationId: OperationId,
  url: string,
  answer: Answer,
  { statuses, appOrigin, reader }: Expectation,
): Comparison {
  const { status, headers, text } = answer;
  const outer = [
    ...statusDifferences(operationId, status, statuses),
    ...headerDifferences(headers, appOrigin),
  ];
  if (status < 200 || status > 299)
    return { differences: [...outer, ...refusalDifferences(operationId, answer)], body: undefined };
  const read = readSuccess(operationId, url, { status, body: parsed(text).body }, reader);
  const inner = successDifferences(operationId, answer, read, reader);
  const failure: Difference[] =
    read.failure === null || worstGrade(inner) === 'breaks' ? [] : [{ grade: 'breaks', text: read.failure }];
  return { differences: [...outer, ...inner, ...failure], body: read.value };
}
