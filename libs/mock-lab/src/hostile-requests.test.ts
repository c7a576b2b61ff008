import { type Random, PERSONAS, createRandom, livingUser, personaOf } from '@amana/mock-backend';
import type { TestBackend } from '@amana/mock-backend/testing';
import { type OperationId, API_BASE_PATHS, operationIds, operationTable } from '@amana/api/contract';
import { requestSchemas } from '@amana/api/testing/request-schemas';
import { expect, test } from 'vitest';
import { DEFAULT_TRADES, playTrade } from './scenarios/default-trades.ts';
import { createTestBackend } from './testing/test-lab.ts';

const TRIES = 120;
const ORIGIN = 'http://amana.test';

const APART: readonly OperationId[] = ['resetWorld', 'putSnapshot', 'putFaults', 'putDeviations'];
/** A refusal of these may change the world by counting a try. */
const COUNTING: readonly OperationId[] = ['login', 'changePassword', 'refresh', 'updateOrderDelivery'];

const fieldsOf = (operationId: OperationId) => {
  const { query, body } = requestSchemas[operationId];
  return Object.keys({ ...query, ...body?.properties });
};
const FIELDS = [...new Set(operationIds.flatMap(fieldsOf)), '__proto__', 'constructor', 'toString', ''];

function hostileValues({ world }: TestBackend): unknown[] {
  const ids = [
    ...world.tables.orders.all(),
    ...world.tables.transactions.all(),
    ...world.tables.disputes.all(),
  ];
  const accounts = [...world.tables.accounts.all()];
  return [
    ...ids.map(({ id }) => id),
    ...accounts.map(({ id }) => id),
    ...PERSONAS.flatMap(({ userId, email }) => [userId, userId.toUpperCase(), email, ` ${email}`]),
    ...['Passw0rd!', '08031234567', '058', 'b0000000-0000-4000-8000-000000000058', '2012345678', '123456'],
    ...['2026-03-02', '2026-02-30', '2030-01-01', '0000-00-00', '2026-03-02T09:00:00Z', 'Male', 'Shipped'],
    ...[
      'Delivered',
      'Pending',
      'Others',
      'buyer',
      'seller',
      'createdAt',
      '-createdAt',
      'e30.bnVsbA.',
      'e30.e30.',
    ],
    ...[
      '',
      ' ',
      '\u0000',
      '\uD800',
      '𝒳\u202Egnp',
      "'; DROP TABLE orders; --",
      '<script>alert(1)</script>',
      '%00',
      '../..',
    ],
    ...['x'.repeat(60), 'x'.repeat(61), 'x'.repeat(5000), '9'.repeat(40), 'NaN', 'null', '1e309'],
    ...[0, -0, 1, -1, 10, 51, 100, 99.99, 100.001, 51_881.25, 1e9, 1e21, 2 ** 53, Number.MIN_VALUE],
    ...[true, false, null, [], {}, [[]], { toString: 1 }, ['x', 'x']],
  ];
}

function pick<Item>(random: Random, items: readonly Item[]): Item | undefined {
  return items[random.below(items.length)];
}

interface Chance {
  readonly random: Random;
  readonly values: readonly unknown[];
}

function someFields({ random, values }: Chance, known: readonly string[]): [string, unknown][] {
  const names = known.filter(() => random.below(8) !== 0);
  if (random.below(3) === 0) names.push(pick(random, FIELDS) ?? '');
  return names.map((name) => [name, pick(random, values)]);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function hostileRequest(
  operationId: OperationId,
  fields: readonly string[],
  token: string,
  chance: Chance,
): Request {
  const { api, path, method, body } = operationTable[operationId];
  const { random, values } = chance;
  const filled = path.replaceAll(/\{\w+\}/g, () =>
    encodeURIComponent(textOf(pick(random, values)).toWellFormed()),
  );
  const url = new URL(`${ORIGIN}${API_BASE_PATHS[api]}${filled}`);
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (body === 'none' || random.below(10) === 0) {
    for (const [name, value] of someFields(chance, fields)) url.searchParams.append(name, textOf(value));
  }
  if (body === 'none') return new Request(url, { method, headers });
  if (body === 'json') {
    const text = JSON.stringify(Object.fromEntries(someFields(chance, fields)));
    return new Request(url, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: text,
    });
  }
  const form = new FormData();
  for (const [name, value] of someFields(chance, fields)) {
    const text = textOf(value);
    if (random.below(6) === 0) form.append(name, new File([text], 'x.png', { type: 'image/png' }));
    else form.append(name, text);
  }
  return new Request(url, { method, headers, body: form });
}

test.each(operationIds.filter((id) => !APART.includes(id)))(
  '%s: answers any request by the contract; refusals change nothing',
  async (operationId) => {
    const backend = await createTestBackend();
    for (const trade of DEFAULT_TRADES.slice(-6)) await playTrade(backend.world, trade, 60_000);
    const random = createRandom(`hostile ${operationId}`);
    const chance = { random, values: hostileValues(backend) };
    const signIn = async (id: string) =>
      (await backend.call('createPersonaSession', { path: { id } })).data.token;
    let token = await signIn('ada');
    const fields = fieldsOf(operationId);
    let before = backend.fingerprint();

    for (let tries = 0; tries < TRIES; tries += 1) {
      const request = hostileRequest(operationId, fields, token, chance);
      const { status } = await backend.send(operationId, request);
      const after = backend.fingerprint();
      if (status !== 200 && !COUNTING.includes(operationId)) expect(after).toBe(before);
      before = after;
      // An earlier call may have signed the caller out or moved the clock past the token's expiry.
      if (status === 401) {
        token = await signIn(isThere(backend, 'ada') ? 'ada' : 'chidi');
        before = backend.fingerprint();
      }
    }
  },
);

function isThere({ world }: TestBackend, id: string): boolean {
  return livingUser(world, personaOf(id)?.userId ?? '') !== undefined;
}
