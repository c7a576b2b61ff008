import { operationIds, operationTable } from '@amana/api/contract';
import { beforeAll, expect, test } from 'vitest';
import { ACCESS_CALLS } from '../testing/access/access-calls.ts';
import { type AccessWorld, createAccessWorld } from '../testing/access/access-world.ts';
import type { World } from '../simulation/world.ts';

const AT_ONCE = 30;

/** Operations without an idempotency key take effect on every request; the function checks the added rows. */
const EVERY_REQUEST_COUNTS: Readonly<Record<string, (added: Counts) => void>> = {
  login: (added) => expect(added).toEqual({ tokens: 2 * AT_ONCE }),
  // A reused refresh token may be stolen, so the session ends after one renewal.
  refresh: (added) => expect(added).toEqual({ tokens: -2 }),
  googleSignIn: ({ users = 0 }) => expect(users).toBe(0),
  createOrder: ({ orders, ledgerEntries = 0, transactions = 0 }) =>
    expect([orders, ledgerEntries, transactions]).toEqual([AT_ONCE, 0, 0]),
  'createOrder:as-owner': ({ orders }) => expect(orders).toBe(AT_ONCE),
  sendMessage: ({ messages }) => expect(messages).toBe(AT_ONCE),
  'sendMessage:as-owner': ({ messages }) => expect(messages).toBe(AT_ONCE),
  forgotPassword: ({ mails }) => expect(mails).toBe(5),
  resendConfirmEmail: ({ mails = 0 }) => expect(mails).toBeLessThanOrEqual(5),
};

type Counts = Readonly<Record<string, number>>;

function countsOf(world: World): Counts {
  const { events: _, tries: __, ...tables } = world.tables;
  return Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.count()]));
}

function difference(after: Counts, before: Counts): Counts {
  const added = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const);
  return Object.fromEntries(added.filter(([, count]) => count !== 0));
}

let accessWorld: AccessWorld;
beforeAll(async () => {
  accessWorld = await createAccessWorld();
});

async function sendAtOnce(name: string, times: number) {
  const call = ACCESS_CALLS[name];
  if (call === undefined) throw new Error(`There is no call for ${name}`);
  await accessWorld.reset();
  const { backend, people } = accessWorld;
  const me = people[call.cast.owner];
  const before = countsOf(backend.world);
  const requests = Array.from({ length: times }, () => call.request(accessWorld, me, me.token));
  const answers = await Promise.all(requests.map((request) => backend.send(call.operationId, request)));
  return {
    statuses: answers.map(({ status }) => status),
    answers,
    added: difference(countsOf(backend.world), before),
  };
}

const names = Object.entries(ACCESS_CALLS)
  .filter(([, { operationId }]) => operationTable[operationId].changesState)
  .map(([name]) => name);

test('every operation that changes something is covered', () => {
  const tried = new Set(names.map((name) => ACCESS_CALLS[name]?.operationId));
  const changing = operationIds.filter(
    (id) => operationTable[id].api === 'amana' && operationTable[id].changesState,
  );

  expect([...tried].toSorted()).toEqual(changing.toSorted());
});

test.each(names)('thirty concurrent calls of %s have one effect and thirty valid responses', async (name) => {
  const once = await sendAtOnce(name, 1);
  const thirty = await sendAtOnce(name, AT_ONCE);

  expect(once.statuses).toEqual([200]);
  // `send` has validated each body against the contract.
  expect(thirty.statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(thirty.statuses.every((status) => status === 200 || (status >= 400 && status < 500))).toBe(true);
  for (const { status, body } of thirty.answers)
    if (status !== 200) expect(body).toHaveProperty('message', expect.stringMatching(/\w/));
  const judge = EVERY_REQUEST_COUNTS[name];
  if (judge === undefined) expect(thirty.added).toEqual(once.added);
  else judge(thirty.added);
});
