import { type OperationId, API_BASE_PATHS, operationTable, validateBody } from '@amana/api/contract';
import { type RequestSchema, requestSchemas } from '@amana/api/testing/request-schemas';
import { matchOperation } from '@amana/mock-lab/testing';
import fc from 'fast-check';
import {
  type Draft,
  type Entries,
  exampleOf,
  formValue,
  isDoubled,
  isValid,
  jsonText,
  validDraft,
} from './request-draft.ts';

export interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

type Change = (draft: Draft) => Draft;

const UNKNOWN_NAMES = ['extra', '__proto__', 'constructor', 'toString', '', ' ', 'id[]', '$where', 'isAdmin'];
/** Response fields with values that only the server sets. */
const SERVER_OWNED = [...new Set(Object.values(requestSchemas).flatMap(({ answered }) => answered))];
const DEEP = 20_000;
const ENCODER = new TextEncoder();

/** Mostly invalid values: any JSON, values out of bounds, and the example with a few wrong characters. */
function wrongValue(schema: RequestSchema): fc.Arbitrary<unknown> {
  if (schema.format === 'binary') return fc.string();
  const { minLength = 0, maxLength = 0, minimum = 0, maximum = 0, items } = schema;
  const example = exampleOf(schema);
  const text = String(example);
  const edges = [
    ...['x'.repeat(Math.max(0, minLength - 1)), '𝒳'.repeat(maxLength + 1), ' '.repeat(maxLength + 1)],
    ...[minimum - 1, maximum + 1, minimum + 0.001, [example], { example }, text.toUpperCase()],
  ];
  const nearMiss = fc
    .tuple(fc.nat(text.length), fc.string({ unit: 'binary', maxLength: 2 }), fc.nat(1))
    .map(([at, inserted, cut]) => `${text.slice(0, at)}${inserted}${text.slice(at + cut)}`);
  const inItem = Object.entries(items?.properties ?? {}).map(([name, inner]) =>
    wrongValue(inner).map((value) => [{ ...(exampleOf(items ?? {}) as object), [name]: value }]),
  );
  return fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>(...edges), nearMiss, ...inItem);
}

function set<Value>(entries: Entries<Value>, name: string, value: Value): Entries<Value> {
  return [...entries.filter(([other]) => other !== name), [name, value]];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function changeOf(operationId: OperationId): fc.Arbitrary<Change> {
  const { path, query, body, answered } = requestSchemas[operationId];
  const fields = Object.entries(body?.properties ?? {});
  const names = fields.map(([name]) => name);
  const foreignName = (known: readonly string[]) =>
    fc
      .oneof(...[UNKNOWN_NAMES, SERVER_OWNED].map((others) => fc.constantFrom('extra', ...others)))
      .filter((name) => !known.includes(name));
  const changes: fc.Arbitrary<Change>[] = [
    fc.tuple(foreignName(Object.keys(query)), fc.string()).map(([name, value]) => (draft) => ({
      ...draft,
      query: [...draft.query, [name, value]],
    })),
  ];
  for (const [name, schema] of Object.entries(path))
    changes.push(
      wrongValue(schema).map((value) => (draft) => ({
        ...draft,
        path: { ...draft.path, [name]: textOf(value) },
      })),
    );
  for (const [name, schema] of Object.entries(query))
    changes.push(
      wrongValue(schema).map((value) => (draft) => ({
        ...draft,
        query: set(draft.query, name, textOf(value)),
      })),
      fc.string().map((value) => (draft) => ({ ...draft, query: [...draft.query, [name, value]] })),
    );
  const foreignField = (name: fc.Arbitrary<string>) =>
    fc
      .tuple(name, fc.jsonValue())
      .map(([other, value]): Change => (draft) => ({ ...draft, body: [...draft.body, [other, value]] }));
  if (body !== undefined)
    changes.push(
      foreignField(foreignName(names)),
      ...[...UNKNOWN_NAMES, ...answered]
        .filter((name) => !names.includes(name))
        .map((name) => foreignField(fc.constant(name))),
    );
  for (const [name, schema] of fields)
    changes.push(
      wrongValue(schema).map((value) => (draft) => ({ ...draft, body: set(draft.body, name, value) })),
      fc.constant((draft) => ({ ...draft, body: draft.body.filter(([other]) => other !== name) })),
      fc.string().map((value) => (draft) => ({ ...draft, body: [...draft.body, [name, value]] })),
    );
  return fc.oneof(...changes);
}

/** An empty segment, dots or slashes would change the path. */
function isOneSegment(text: string): boolean {
  return text !== '' && !/^\.{1,2}$/.test(text) && text.isWellFormed();
}

async function rawRequest(operationId: OperationId, { path, query, body }: Draft): Promise<RawRequest> {
  const { api, path: pattern, method, body: kind } = operationTable[operationId];
  const filled = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const pairs = query.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('='));
  const target = `${API_BASE_PATHS[api]}${filled}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
  if (kind === 'none') return { method, target, headers: {}, body: null };
  if (kind === 'json') {
    const headers = { 'content-type': 'application/json' };
    return { method, target, headers, body: ENCODER.encode(jsonText(body)) };
  }
  const form = new FormData();
  for (const [name, value] of body) form.append(name, formValue(value));
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  return { method, target, headers, body: new Uint8Array(await sent.arrayBuffer()) };
}

function withBrokenBody(request: RawRequest, seed: number): RawRequest[] {
  const { body } = request;
  if (body === null) return [];
  const text = new TextDecoder().decode(body);
  const texts = [
    ...['', 'null', '[]', '"x"', '{', '{}{}', 'NaN', `${text},`, `[${text}]`, `${text}${text}`, `${text}\0`],
    ...[text.replaceAll('"', "'"), text.slice(0, -4), '['.repeat(DEEP), '{"a":'.repeat(DEEP)],
    ...[text.replaceAll('form-data', 'attachment'), text.replaceAll('\r\n\r\n', '\r\n')],
  ];
  const bytes = fc.oneof(
    fc.uint8Array({ minLength: 1 }),
    fc.nat(body.length - 1).map((length) => body.slice(0, length)),
  );
  const types = [
    '',
    'text/plain',
    'application/jsonp',
    'multipart/form-data',
    '*/*',
    'multipart/form-data; boundary=',
  ];
  return [
    ...texts.map((broken) => ({ ...request, body: ENCODER.encode(broken) })),
    ...fc
      .sample(bytes, { numRuns: 40, seed })
      .map((broken) => ({ ...request, body: Uint8Array.from(broken) })),
    ...types.map((type) => ({ ...request, headers: type === '' ? {} : { 'content-type': type } })),
  ];
}

/** Whether the server's parser and the contract accept the bytes. */
async function isAccepted(operationId: OperationId, { headers, body }: RawRequest): Promise<boolean> {
  const sent = new Response(body, { headers });
  const type = headers['content-type'] ?? '';
  try {
    if (operationTable[operationId].body === 'json')
      return type === 'application/json' && validateBody(operationId, await sent.json()).ok;
    if (!type.startsWith('multipart/form-data;')) return false;
    const fields = [...(await sent.formData())].filter(
      ([, value]) => !(value instanceof File && value.size === 0 && value.name === ''),
    );
    return !isDoubled(fields) && validateBody(operationId, Object.fromEntries(fields)).ok;
  } catch {
    return false;
  }
}

function misaddressed(request: RawRequest): RawRequest[] {
  const [path = '', query] = request.target.split('?');
  const paths = [`${path}/`, path.replace('/v1/', '/v1//'), path.toLowerCase(), path.replace('/v1/', '/v2/')];
  return [
    ...paths.map((other) => ({ ...request, target: query === undefined ? other : `${other}?${query}` })),
    ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ ...request, method })),
  ].filter(({ method, target }) => matchOperation(method, target.split('?')[0] ?? '') === null);
}

/** Requests that the contract refuses, reproducible by the seed except for form boundaries. */
export async function hostileRequests(operationId: OperationId, count: number, seed: number) {
  const valid = validDraft(operationId);
  if (!isValid(operationId, valid)) throw new Error(`No valid request of ${operationId} could be made up`);
  const right = await rawRequest(operationId, valid);
  const invalid: RawRequest[] = [];
  for (const raw of withBrokenBody(right, seed)) if (!(await isAccepted(operationId, raw))) invalid.push(raw);
  const drafts = fc
    .array(changeOf(operationId), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((draft, change) => change(draft), valid))
    .filter((draft) => Object.values(draft.path).every(isOneSegment) && !isValid(operationId, draft));
  for (const draft of fc.sample(drafts, { numRuns: count, seed }))
    invalid.push(await rawRequest(operationId, draft));
  return { misaddressed: misaddressed(right), invalid };
}
