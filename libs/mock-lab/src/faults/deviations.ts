import type { ActiveDeviation } from '@amana/mock-backend';
import type { ControlModels } from '@amana/api/contract';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly delayMs: number;
  readonly isCut: boolean;
}

export interface Deviation {
  readonly description: string;
  /** Replaces the operation, which then has no effect. */
  readonly instead?: Partial<Answer>;
  readonly change?: (answer: Answer) => Answer;
}

type Fields = Readonly<Record<string, unknown>>;

/** Longer than the application's limit for an answer without a file. */
const LATE_MS = 17_000;
const REFUSED = 'The provider refused this request';
const NO_CORS = { 'access-control-allow-origin': null, 'access-control-expose-headers': null };
const AMOUNT = /amount|charges|vat|balance/i;

/** In the order of application: values first, the connection last. */
export const DEVIATIONS: Readonly<Record<ControlModels.DeviationName, Deviation>> = {
  'text-amounts': ofSuccess('Amounts as texts: "1500.00"', (body) =>
    mapFields(body, (name, value) => [
      name,
      AMOUNT.test(name) && typeof value === 'number' ? value.toFixed(2) : value,
    ]),
  ),
  'unknown-statuses': ofSuccess('A status that the contract does not know in every record', (body) =>
    mapFields(body, (name, value) => [
      name,
      name.endsWith('Status') && typeof value === 'string' ? 'OnHold' : value,
    ]),
  ),
  refuses: {
    description: 'The call is refused with status 400 and has no effect',
    instead: { status: 400, body: { message: REFUSED, '400': REFUSED } },
  },
  'refuses-with-success-status': {
    description: 'The call is refused with status 200 and succeeded: false, and has no effect',
    instead: {
      status: 200,
      body: { message: REFUSED, succeeded: false, data: null, messages: [REFUSED] },
    },
  },
  'problem-details': {
    description: 'A refusal as the problem details of ASP.NET',
    change: (answer) =>
      answer.status >= 400 && isFields(answer.body) ? asProblem(answer, answer.body) : answer,
  },
  'bare-data': ofSuccess('The data alone, without its envelope', (body) => body['data']),
  'pascal-case': ofSuccess('Names of fields in PascalCase', (body) =>
    mapFields(body, (name, value) => [capitalised(name), value]),
  ),
  'html-body': {
    description: 'A web page with status 200, after success',
    change: (answer) =>
      answer.status < 300
        ? withHeaders(
            { ...answer, body: '<!doctype html><title>Welcome</title><p>Welcome</p>' },
            {
              'content-type': 'text/html',
            },
          )
        : answer,
  },
  'too-many-requests': {
    description: 'Status 429 with Retry-After, without an effect',
    instead: {
      status: 429,
      body: { message: 'Too many requests' },
      headers: new Headers({ 'retry-after': '30' }),
    },
  },
  'unauthorised-without-cors': {
    description: 'Status 401 without the headers that let another origin read it',
    change: (answer) => (answer.status === 401 ? withHeaders(answer, NO_CORS) : answer),
  },
  'no-cors': {
    description: 'No header that lets another origin read the answer',
    change: (answer) => withHeaders(answer, NO_CORS),
  },
  'late-answer': {
    description: 'The operation does what was asked and answers after 17 seconds',
    change: (answer) => ({ ...answer, delayMs: LATE_MS }),
  },
  'cut-before-effect': {
    description: 'The connection breaks, without an effect',
    instead: { isCut: true },
  },
  'cut-after-effect': {
    description: 'The operation does what was asked, and the connection breaks before its answer',
    change: (answer) => ({ ...answer, isCut: true }),
  },
};

export function deviationsOf(active: readonly ActiveDeviation[], operationId: string): Deviation[] {
  // Called for every answer.
  if (active.length === 0) return [];
  const isActive = (name: string) =>
    active.some(
      (one) => one.name === name && (!one.operationIds?.length || one.operationIds.includes(operationId)),
    );
  return Object.entries(DEVIATIONS).flatMap(([name, deviation]) => (isActive(name) ? [deviation] : []));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ofSuccess(description: string, change: (body: Fields) => unknown): Deviation {
  return {
    description,
    change: (answer) =>
      answer.status < 300 && isFields(answer.body) ? { ...answer, body: change(answer.body) } : answer,
  };
}

function asProblem(answer: Answer, body: Fields): Answer {
  const problem = {
    type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
    title: 'One or more validation errors occurred.',
    status: answer.status,
    detail: body['message'],
    errors: mapFields(body['errors'], (name, value) => [capitalised(name), value]),
    traceId: '00-84c1fd4063c38d9f3900d06e56542d48-85d1d4-00',
  };
  return withHeaders({ ...answer, body: problem }, { 'content-type': 'application/problem+json' });
}

/** @param changes the new values; null removes a header */
function withHeaders(answer: Answer, changes: Readonly<Record<string, string | null>>): Answer {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return { ...answer, headers };
}

/** Changes every field, the innermost first. */
function mapFields(value: unknown, change: (name: string, value: unknown) => [string, unknown]): unknown {
  if (Array.isArray(value)) return value.map((item) => mapFields(item, change));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => change(name, mapFields(field, change))),
  );
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
