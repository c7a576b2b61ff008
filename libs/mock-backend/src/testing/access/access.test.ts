import { operationIds, operationTable } from '@amana/api/contract';
import { beforeAll, expect, test } from 'vitest';
import { ACCESS_CALLS } from './access-calls.ts';
import { accessMatrix } from './access-matrix.ts';
import type { PlayerId } from './access-people.ts';
import { type AccessWorld, createAccessWorld } from './access-world.ts';

const operations = operationIds.filter((id) => operationTable[id].api === 'amana');

let accessWorld: AccessWorld;
beforeAll(async () => {
  accessWorld = await createAccessWorld();
});

function callersOf({ cast: { owner, otherParty, stranger } }: (typeof ACCESS_CALLS)[string]) {
  const { people } = accessWorld;
  const signedIn = (id: PlayerId) => ({ me: people[id], token: people[id].token, reader: id });
  const unknown = (token: string | null) => ({ me: people[owner], token, reader: 'bola' as const });
  return {
    nobody: unknown(null),
    garbage: unknown('garbage'),
    expired: unknown(people[owner].expiredToken),
    refresh: unknown(people[owner].refreshToken),
    stranger: signedIn(stranger),
    otherParty: signedIn(otherParty),
    owner: signedIn(owner),
    deleted: signedIn('bola'),
  };
}

test('every operation has a line in the matrix, every line a call, every call a line', () => {
  const listed = new Set([...accessMatrix.keys()].map((name) => name.split(':')[0]));
  expect([...listed].toSorted()).toEqual(operations.toSorted());
  const named = Object.entries(ACCESS_CALLS).map(([name, { operationId }]) => [name, operationId]);

  expect(named.toSorted()).toEqual(
    [...accessMatrix.keys()].map((name) => [name, name.split(':')[0]]).toSorted(),
  );
});

/** Statuses for stranger, otherParty and owner by `x-access` of the contract. */
const WHO_MAY: Readonly<Record<string, readonly number[]>> = {
  public: [200, 200, 200],
  authenticated: [200, 200, 200],
  party: [403, 200, 200],
  self: [403, 403, 200],
  owner: [403, 403, 200],
  buyer: [403, 403, 200],
  seller: [403, 403, 200],
  creator: [403, 403, 200],
};

test.each(operations.filter((id) => accessMatrix.has(id)))(
  'the matrix agrees with the contract about %s',
  (operationId) => {
    const { stranger, otherParty, owner } = accessMatrix.get(operationId) ?? {};

    expect([stranger, otherParty, owner]).toEqual(WHO_MAY[operationTable[operationId].access]);
  },
);

test.each([...accessMatrix])('%s: answers every caller by the matrix', async (name, expected) => {
  const call = ACCESS_CALLS[name];
  if (call === undefined) throw new Error(`There is no call for ${name}`);
  const { backend, secretsFrom } = accessWorld;
  const answered: Record<string, number> = {};

  for (const [caller, { me, token, reader }] of Object.entries(callersOf(call))) {
    await accessWorld.reset();
    const before = backend.fingerprint();
    const { status, body } = await backend.send(call.operationId, call.request(accessWorld, me, token));
    answered[caller] = status;
    // A failed sign-in counts as a try of its address.
    const mayChange = status === 200 ? operationTable[call.operationId].changesState : name === 'login';
    if (!mayChange) expect([caller, backend.fingerprint()]).toEqual([caller, before]);
    const shown = JSON.stringify(body);
    const leaked = secretsFrom[reader].filter((secret) => shown.includes(secret));
    expect([caller, leaked]).toEqual([caller, []]);
  }

  expect(answered).toEqual(expected);
});
