import { operationTable } from '@amana/api/contract';
import { trimText } from '@amana/domain';
import { type RequestSchema, requestSchemas } from '@amana/api/testing/request-schemas';
import { beforeAll, expect, test } from 'vitest';
import { ACCESS_CALLS } from './access/access-calls.ts';
import { type AccessWorld, createAccessWorld } from './access/access-world.ts';
import { HOSTILE_STRINGS } from './hostile-strings.ts';
import { takeSnapshot } from '../persistence/snapshot.ts';

/** Fields that no response repeats: hashed, consumed, or asserted by the identity provider. */
const NOT_REPEATED = /password|token|code|bankname|accountname|refresh/i;

/** A wrong value in these fields counts as a try. */
const COUNTED = ['password', 'currentPassword', 'ConfirmationCode'];

/** None of the texts is a name. */
const NAMES = ['firstName', 'lastName'];

const SHOWN_TO_OTHERS = [
  ...NAMES,
  'description',
  'Title',
  'Note',
  'Message',
  'message',
  'address',
  'ReceivedBy',
];

function isFreeText({ type, format, pattern, enum: values }: RequestSchema): boolean {
  return type === 'string' && format === undefined && pattern === undefined && values === undefined;
}

const PLACES = Object.entries(ACCESS_CALLS)
  .filter(
    ([name, { operationId }]) => !name.endsWith(':as-owner') && operationTable[operationId].body !== 'none',
  )
  .flatMap(([name, { operationId }]) =>
    Object.entries(requestSchemas[operationId].body?.properties ?? {})
      .filter(([, schema]) => isFreeText(schema))
      .map(([field, schema]) => ({ name, field, maxLength: schema.maxLength ?? Infinity })),
  );

let accessWorld: AccessWorld;
beforeAll(async () => {
  accessWorld = await createAccessWorld();
});

async function withField(name: string, field: string, text: string): Promise<Request | null> {
  const call = ACCESS_CALLS[name];
  if (call === undefined) throw new Error(`There is no call for ${name}`);
  const me = accessWorld.people[call.cast.owner];
  const right = call.request(accessWorld, me, me.token);
  const { url, method } = right;
  const headers = new Headers({ authorization: right.headers.get('authorization') ?? '' });
  if (operationTable[call.operationId].body === 'multipart') {
    const form = await right.formData();
    if (!form.has(field)) return null;
    form.set(field, text);
    return new Request(url, { method, headers, body: form });
  }
  const body = (await right.json()) as Record<string, unknown>;
  if (!(field in body)) return null;
  headers.set('content-type', 'application/json');
  return new Request(url, { method, headers, body: JSON.stringify({ ...body, [field]: text }) });
}

test('hostile texts: sixty, in every field that other people read', () => {
  expect(new Set(HOSTILE_STRINGS).size).toBe(60);
  expect(PLACES.map(({ field }) => field)).toEqual(expect.arrayContaining(SHOWN_TO_OTHERS));
});

test.each(PLACES)(
  '$name stores the text of $field, trimmed at most, or refuses it',
  async ({ name, field, maxLength }) => {
    const call = ACCESS_CALLS[name];
    const { backend } = accessWorld;
    const worldText = () => JSON.stringify({ ...takeSnapshot(backend.world), random: null });
    await accessWorld.reset();
    const ready = worldText();
    let stored = 0;
    for (const text of HOSTILE_STRINGS.filter(({ length }) => length <= maxLength)) {
      const request = await withField(name, field, text);
      if (request === null || call === undefined) return;

      const { status } = await backend.send(call.operationId, request);

      expect([text, [200, 400].includes(status)]).toEqual([text, true]);
      const world = worldText();
      if (status === 400 && !COUNTED.includes(field)) expect([text, world]).toEqual([text, ready]);
      if (status === 200 && !NOT_REPEATED.test(field)) {
        expect([text, world.includes(JSON.stringify(trimText(text)).slice(1, -1))]).toEqual([text, true]);
        stored += 1;
      }
      if (world !== ready) await accessWorld.reset();
    }
    if (NAMES.includes(field)) expect(stored).toBe(0);
    else if (SHOWN_TO_OTHERS.includes(field)) expect(stored).toBeGreaterThan(20);
  },
);
