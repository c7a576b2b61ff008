import { type OperationId, operationIds, operationTable } from '@amana/api/contract';
import { type RequestSchema, requestSchemas } from '@amana/api/testing/request-schemas';
import { expect, test } from 'vitest';
import { type Draft, isValid, validDraft } from './request-draft.ts';

// Judges requests by the schema alone, because the server and the generator share the compiled validators.

const FORMATS = ['uuid', 'date', 'date-time', 'email'];

interface Wrong {
  readonly what: string;
  readonly draft: Draft;
}

/** Values that a field's schema excludes, with the reason. Addresses and forms contain only text. */
function excluded(schema: RequestSchema, isJson: boolean): [why: string, value: unknown][] {
  const { type, format = '', minLength = 0, maxLength, minimum, maximum, enum: values } = schema;
  const found: [string, unknown][] = [];
  if (isJson && type === 'string') found.push(['a number', 7], ['null', null], ['a list', ['x']]);
  if (isJson && (type === 'number' || type === 'integer' || type === 'boolean')) found.push(['a text', 'x']);
  if (minLength > 1) found.push(['too short', 'x'.repeat(minLength - 1)]);
  if (maxLength !== undefined) found.push(['too long', 'x'.repeat(maxLength + 1)]);
  if (minimum !== undefined) found.push(['too small', minimum - 1]);
  if (maximum !== undefined) found.push(['too large', maximum + 1]);
  if (FORMATS.includes(format)) found.push([`no ${format}`, 'x']);
  if (values !== undefined) found.push(['not a listed value', 'x']);
  return found;
}

/** The valid request with one fault from `excluded`, or with a missing or unknown field. */
function wrongDrafts(operationId: OperationId): Wrong[] {
  const { path, query, body } = requestSchemas[operationId];
  const valid = validDraft(operationId);
  const isJson = operationTable[operationId].body === 'json';
  const wrong: Wrong[] = [];
  const add = (what: string, change: Partial<Draft>) => wrong.push({ what, draft: { ...valid, ...change } });
  const without = <Value>(entries: readonly (readonly [string, Value])[], name: string) =>
    entries.filter(([other]) => other !== name);

  for (const [name, schema] of Object.entries(path)) {
    for (const [why, value] of excluded(schema, false))
      add(`path, ${name}: ${why}`, { path: { ...valid.path, [name]: String(value) } });
  }
  for (const [name, schema] of Object.entries(query)) {
    for (const [why, value] of excluded(schema, false))
      add(`query, ${name}: ${why}`, { query: [...without(valid.query, name), [name, String(value)]] });
  }
  for (const [name, schema] of Object.entries(body?.properties ?? {})) {
    for (const [why, value] of excluded(schema, isJson))
      add(`${name}: ${why}`, { body: [...without(valid.body, name), [name, value]] });
  }
  for (const name of body?.required ?? []) add(`${name}: missing`, { body: without(valid.body, name) });
  if (body?.['additionalProperties'] === false)
    add('a field too many', { body: [...valid.body, ['isAdmin', 'x']] });
  return wrong;
}

test.each(operationIds)('the validators of %s: refuse all values outside the schema', (operationId) => {
  const accepted = wrongDrafts(operationId).filter(({ draft }) => isValid(operationId, draft));

  expect(accepted.map(({ what }) => what)).toEqual([]);
});

test("bodies: all except the snapshot's exclude unknown fields", () => {
  const open = operationIds.filter((id) => {
    const { body } = requestSchemas[id];
    return body !== undefined && !wrongDrafts(id).some(({ what }) => what === 'a field too many');
  });

  expect(open).toEqual(['putSnapshot']);
});

test('every kind of exclusion occurs in the contract', () => {
  const all = operationIds.flatMap((id) => wrongDrafts(id).map(({ what }) => what.split(': ').at(-1)));

  expect([...new Set(all)].sort()).toEqual(
    [
      ...['a field too many', 'a list', 'a number', 'a text', 'missing', 'not a listed value', 'null'],
      ...['too large', 'too long', 'too short', 'too small', ...FORMATS.map((format) => `no ${format}`)],
    ].sort(),
  );
});
