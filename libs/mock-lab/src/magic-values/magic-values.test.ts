import { type TestBackend, startTrade } from '@amana/mock-backend/testing';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTestBackend } from '../testing/test-lab.ts';
import { MAGIC_VALUES } from './magic-values.ts';

const HOUR_MS = 3_600_000;
const DOCS = readFileSync(new URL('../../../../docs/mock-backend.md', import.meta.url), 'utf8').replaceAll(
  / +/g,
  ' ',
);

test('the list of magic values is served', async () => {
  const backend = await createTestBackend();

  expect((await backend.call('getMagic')).data).toEqual(MAGIC_VALUES);
});

test.each(MAGIC_VALUES)('the documentation: lists $value', ({ value, example, outcome }) => {
  expect(DOCS).toContain(`| ${[value, example, outcome].join(' | ')} |`);
});

async function paidByItself(amount: number) {
  const backend = await createTestBackend();
  const trade = await startTrade(backend, amount);
  await backend.call('updateSettings', { body: { autoPayAfterMs: 20_000 } });
  await trade.bringTo('OpenTransaction');
  await backend.call('moveClock', { body: { advanceMs: 20_000 } });
  const early = await trade.status();
  await backend.call('moveClock', { body: { advanceMs: HOUR_MS } });
  const { entries, balances, balanced } = (await backend.call('getLedger')).data;
  const due = (await trade.account()).amount;
  const arrived = entries
    .filter(({ credit }) => credit === 'buyers-banks')
    .map(({ amount: came }) => Math.round((came - due) * 100) / 100);
  const held = balances['escrow'] ?? 0;
  return { early, late: await trade.status(), arrived, isHeld: held === due, balanced };
}

const PAID = { early: 'Paid', late: 'Paid', isHeld: true, balanced: true };
const UNPAID = { early: 'OpenTransaction', late: 'AwaitingPayment', isHeld: false, balanced: true };

test.each([
  ['000', { ...PAID, arrived: [0] }],
  ['901', { ...UNPAID, arrived: [-100] }],
  ['902', { ...PAID, arrived: [100] }],
  ['903', { ...UNPAID, arrived: [0] }],
  ['904', { ...PAID, arrived: [0, 0] }],
  ['905', { ...UNPAID, arrived: [] }],
])('an order of 50,%s: paid automatically as listed', async (ending, paid) => {
  expect(await paidByItself(Number(`50${ending}`))).toEqual(paid);
});

async function mailsOf(backend: TestBackend, to: string): Promise<number> {
  return (await backend.call('getMailbox', { query: { to } })).data.length;
}

async function register(email: string): Promise<TestBackend> {
  const backend = await createTestBackend();
  const password = 'Passw0rd!';
  const person = { firstName: 'Kemi', lastName: 'Alao', phoneNumber: '08011112222' };
  await backend.call('signUp', { body: { ...person, email, password, confirmPassword: password } });
  return backend;
}

test('an address with +bounce: gets no mail, and this is recorded', async () => {
  const email = 'kemi+bounce@example.test';
  const backend = await register(email);

  await backend.call('moveClock', { body: { advanceMs: HOUR_MS } });

  expect(await mailsOf(backend, email)).toBe(0);
  const { data } = await backend.call('getEvents');
  expect(data.map(({ type }) => type)).toEqual(['user.registered', 'mail.bounce', 'clock.moved']);
});

test('an address with +slow gets its mail a minute later, and the link works', async () => {
  const email = 'kemi+slow@example.test';
  const backend = await register(email);
  expect(await mailsOf(backend, email)).toBe(0);

  await backend.call('moveClock', { body: { advanceMs: 59_999 } });
  expect(await mailsOf(backend, email)).toBe(0);
  await backend.call('moveClock', { body: { advanceMs: 1 } });

  const [mail] = (await backend.call('getMailbox', { query: { to: email } })).data;
  const token = new URL(mail?.link ?? '').searchParams.get('Token') ?? '';
  await backend.call('confirmEmail', { query: { token, email } });
  const { data } = await backend.call('getEvents');
  expect(data.find(({ type }) => type === 'mail.sent')?.text).toBe(`Mail to ${email}: ${mail?.subject}`);
});
