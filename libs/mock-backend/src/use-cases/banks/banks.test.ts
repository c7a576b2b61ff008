import { expect, test, vi } from 'vitest';
import { PERSONAS } from '../../scenarios/personas.ts';
import { createTestBackend } from '../../testing/test-backend.ts';

const [, CHIDI, , , TUNDE] = PERSONAS;
const GTBANK = {
  bankCode: '058',
  bankName: 'Guaranty Trust Bank',
  bankId: 'b0000000-0000-4000-8000-000000000058',
};

function account(accountNumber: string, accountName = 'TUNDE BELLO') {
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

test('the bank list is found by name or code, ordered, and told in pages', async () => {
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
  expect(await names({ Filter: 'no such bank' })).toEqual([]);
  const [first, second] = await names({});
  expect(await names({ PageSize: 1, PageNumber: 2 })).toEqual([second]);
  expect((await names({ OrderBy: '-name' })).at(-1)).toBe(first);
  expect(await names({ PageNumber: 99 })).toEqual([]);
});

test('a number is looked up at its bank and answers its holder', async () => {
  const backend = await createTestBackend();

  expect((await backend.call('resolveBankAccount', number('2012345678'))).data.accountName).toBe(
    'TUNDE BELLO',
  );
  expect((await backend.call('resolveBankAccount', number('1112345678'))).data.accountName).not.toBe(
    'TUNDE BELLO',
  );
  expect((await backend.refusal('resolveBankAccount', number('0002345678'))).status).toBe(404);
  expect((await backend.refusal('resolveBankAccount', number('3332345678'))).message).toContain(
    'cannot be reached',
  );
  expect((await backend.refusal('resolveBankAccount', number('2012345678', '999'))).status).toBe(400);
  expect((await backend.refusal('resolveBankAccount', number('201234567'))).status).toBe(400);
});

test('a slow bank answers in the end', async () => {
  vi.useFakeTimers();
  try {
    const backend = await createTestBackend();
    const answer = backend.call('resolveBankAccount', number('2222345678'));
    await vi.advanceTimersByTimeAsync(4000);
    expect((await answer).data.accountName).toBe('TUNDE BELLO');
  } finally {
    vi.useRealTimers();
  }
});

test('a withdrawal account is added, then changed, and stays one', async () => {
  const backend = await createTestBackend();
  const own = { path: { userId: TUNDE.userId }, as: 'tunde' } as const;
  expect((await backend.call('getBankAccount', own)).data).toBeNull();

  const added = await backend.call('saveBankAccount', account('2012345678'));
  const changed = await backend.call('saveBankAccount', account('2087654321'));

  expect(added.message).toBe('Account updated successfully');
  expect(changed.data).toEqual({ ...added.data, accountNumber: '2087654321' });
  expect((await backend.call('getBankAccount', own)).data).toEqual(changed.data);
  expect((await backend.call('getState')).data.counts['bankAccounts']).toBe(3);
});

test.each([
  ['a name that the bank does not hold', account('2012345678', 'SOMEBODY ELSE')],
  ['a number that the bank does not know', account('0002345678')],
  [
    'a bank and a name that do not belong together',
    { ...account('2012345678'), body: { ...account('2012345678').body, bankName: 'Zenith Bank' } },
  ],
  ['somebody else’s account', { ...account('2012345678'), path: { userId: CHIDI.userId } }],
])('%s is not stored', async (_, call) => {
  const backend = await createTestBackend();
  backend.request('saveBankAccount', call);
  const before = backend.fingerprint();

  expect((await backend.refusal('saveBankAccount', call)).status).toBeGreaterThanOrEqual(400);

  expect(backend.fingerprint()).toBe(before);
});
