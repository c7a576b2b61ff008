import { type PersonaId, PERSONAS } from '@amana/mock-backend';
import type { TestBackend } from '@amana/mock-backend/testing';
import { expect, test, vi } from 'vitest';
import { createTestBackend } from '../testing/test-lab.ts';

const [ADA, CHIDI, , , TUNDE] = PERSONAS;
const GTBANK = {
  bankCode: '058',
  bankName: 'Guaranty Trust Bank',
  bankId: 'b0000000-0000-4000-8000-000000000058',
};

const SOMEBODYS = '2012345678';
const SOMEBODY = 'HALIMA GARBA';

function account(accountNumber: string, accountName: string) {
  const { bankName, bankId } = GTBANK;
  return {
    path: { userId: TUNDE.userId },
    as: 'tunde',
    body: { accountNumber, accountName, bankName, bankId },
  } as const;
}

function number(accountNumber: string, bankCode = GTBANK.bankCode) {
  return { body: { bankCode, accountNumber }, as: 'tunde' } as const;
}

test('the bank list is filtered by name or code, sorted and paged', async () => {
  const backend = await createTestBackend();
  const names = async (query: {
    Filter?: string;
    PageSize?: number;
    PageNumber?: number;
    OrderBy?: 'name' | '-name';
  }) => (await backend.call('getBanks', { query, as: 'tunde' })).data.map(({ name }) => name);

  const all = await backend.call('getBanks', { as: 'tunde' });
  expect(all.totalInRecord).toBeGreaterThanOrEqual(25);
  expect(new Set(all.data.map(({ id }) => id)).size).toBe(all.totalInRecord);
  expect(await names({ Filter: 'guaranty' })).toEqual(['Guaranty Trust Bank']);
  expect(await names({ Filter: '058' })).toEqual(['Guaranty Trust Bank']);
  expect(await names({ Filter: '58' })).toEqual(['Guaranty Trust Bank']);
  expect(await names({ Filter: 'no such bank' })).toEqual([]);
  const [first, second] = await names({});
  expect(await names({ PageSize: 1, PageNumber: 2 })).toEqual([second]);
  expect((await names({ OrderBy: '-name' })).at(-1)).toBe(first);
  expect(await names({ PageNumber: 99 })).toEqual([]);
});

async function nameOf(
  backend: TestBackend,
  accountNumber: string,
  bankCode?: string,
  as: PersonaId = 'tunde',
) {
  const call = { ...number(accountNumber, bankCode), as };
  return (await backend.call('resolveBankAccount', call)).data.accountName;
}

test('account holder: the same for every caller and in every world', async () => {
  const backend = await createTestBackend();
  const other = await createTestBackend({ seed: 'other' });

  expect(await nameOf(backend, SOMEBODYS)).toBe(SOMEBODY);
  expect(await nameOf(backend, SOMEBODYS, '058', 'ada')).toBe(SOMEBODY);
  expect(await nameOf(other, SOMEBODYS)).toBe(SOMEBODY);
  expect(await nameOf(backend, SOMEBODYS, '057')).not.toBe(SOMEBODY);
});

test("account names: look real, rarely repeat, and are no persona's", async () => {
  const backend = await createTestBackend();
  const personas = PERSONAS.flatMap(({ firstName, lastName }) => [firstName, lastName]);
  const names: string[] = [];
  for (let last = 0; last < 200; last += 1) names.push(await nameOf(backend, String(2_000_000_000 + last)));

  for (const name of names) expect(name).toMatch(/^[A-Z]+( [A-Z]+){1,2}$/);
  const parts = new Set(names.flatMap((name) => name.split(' ')));
  expect(personas.filter((name) => parts.has(name.toUpperCase()))).toEqual([]);
  expect(new Set(names).size).toBeGreaterThan(150);
});

test("a persona's account: has the persona's name at that bank only", async () => {
  const backend = await createTestBackend();

  expect(await nameOf(backend, ADA.bankAccount.accountNumber, '058')).toBe('ADA OBI');
  expect(await nameOf(backend, ADA.bankAccount.accountNumber, '057')).not.toBe('ADA OBI');
  expect(await nameOf(backend, CHIDI.bankAccount.accountNumber, '057', 'ada')).toBe('CHIDI OKEKE');
});

test('a test number has its documented outcome', async () => {
  const backend = await createTestBackend();

  expect(await nameOf(backend, '4442345678')).toBe('TUNDE BELLO');
  expect(await nameOf(backend, '1112345678')).not.toBe('TUNDE BELLO');
  expect((await backend.refusal('resolveBankAccount', number('0002345678'))).status).toBe(404);
  expect((await backend.refusal('resolveBankAccount', number('3332345678'))).message).toContain(
    'cannot be reached',
  );
  expect((await backend.refusal('resolveBankAccount', number(SOMEBODYS, '999'))).status).toBe(400);
  expect((await backend.refusal('resolveBankAccount', number('201234567'))).status).toBe(400);
});

test('a name-mismatch number never resolves to the caller’s name', async () => {
  const backend = await createTestBackend();
  const holder = await nameOf(backend, '1112345678');
  const [firstName = '', ...rest] = holder.split(' ');
  const details = {
    firstName,
    lastName: rest.join(' '),
    gender: '',
    address: TUNDE.profile.address,
  } as const;
  const { dateOfBirth } = TUNDE.profile;

  await backend.call('updateUserDetails', {
    as: 'tunde',
    path: { id: TUNDE.userId },
    body: { id: TUNDE.userId, ...details, dateOfBirth, phoneNumber: TUNDE.phoneNumber },
  });

  expect(await nameOf(backend, '4442345678')).toBe(holder);
  expect(await nameOf(backend, '1112345678')).not.toBe(holder);
});

test('a slow bank: delays no other call, and the account is stored later', async () => {
  vi.useFakeTimers();
  try {
    const backend = await createTestBackend();
    const own = { path: { userId: TUNDE.userId }, as: 'tunde' } as const;
    const saved = backend.call('saveBankAccount', account('2222345678', 'OSAZE OKON'));
    await vi.advanceTimersByTimeAsync(1);

    await backend.call('markAllNotificationsAsRead', { as: 'ada' });
    expect((await backend.call('getBankAccount', own)).data).toBeNull();
    await vi.advanceTimersByTimeAsync(4000);

    expect((await backend.call('getBankAccount', own)).data).toEqual((await saved).data);
  } finally {
    vi.useRealTimers();
  }
});

test('nothing is stored when the caller signs out while a slow bank is asked', async () => {
  vi.useFakeTimers();
  try {
    const backend = await createTestBackend();
    const refused = backend.refusal('saveBankAccount', account('2222345678', 'OSAZE OKON'));
    await vi.advanceTimersByTimeAsync(1);

    await backend.call('deleteUser', { path: { id: TUNDE.userId }, as: 'tunde' });
    const before = backend.fingerprint();
    await vi.advanceTimersByTimeAsync(4000);

    expect((await refused).status).toBe(401);
    expect(backend.fingerprint()).toBe(before);
  } finally {
    vi.useRealTimers();
  }
});

test('a user has one withdrawal account, which can be changed', async () => {
  const backend = await createTestBackend();
  const own = { path: { userId: TUNDE.userId }, as: 'tunde' } as const;
  expect((await backend.call('getBankAccount', own)).data).toBeNull();

  const added = await backend.call('saveBankAccount', account(SOMEBODYS, SOMEBODY));
  const changed = await backend.call('saveBankAccount', account('4442345678', 'TUNDE BELLO'));

  expect(added.message).toBe('Account updated successfully');
  expect(changed.data).toEqual({
    ...added.data,
    accountNumber: '4442345678',
    accountName: 'TUNDE BELLO',
  });
  expect((await backend.call('getBankAccount', own)).data).toEqual(changed.data);
  expect((await backend.call('getState')).data.counts['bankAccounts']).toBe(3);
});

test.each([
  ['a name that the bank does not hold', account(SOMEBODYS, 'TUNDE BELLO')],
  ['a number that the bank does not know', account('0002345678', SOMEBODY)],
  [
    'a bank id and a name that do not match',
    {
      ...account(SOMEBODYS, SOMEBODY),
      body: { ...account(SOMEBODYS, SOMEBODY).body, bankName: 'Zenith Bank' },
    },
  ],
  ['somebody else’s account', { ...account(SOMEBODYS, SOMEBODY), path: { userId: CHIDI.userId } }],
])('%s is not stored', async (_, call) => {
  const backend = await createTestBackend();
  await backend.request('saveBankAccount', call);
  const before = backend.fingerprint();

  expect((await backend.refusal('saveBankAccount', call)).status).toBeGreaterThanOrEqual(400);

  expect(backend.fingerprint()).toBe(before);
});
