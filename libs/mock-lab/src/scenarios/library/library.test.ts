import { lagosDay } from '@amana/domain';
import { type ScenarioName, PERSONAS } from '@amana/mock-backend';
import { type TestBackend, TEST_NOW } from '@amana/mock-backend/testing';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTestBackend } from '../../testing/test-lab.ts';
import { LIBRARY, SCENARIO_NAMES } from './library.ts';
import { MAIN_IDS } from '../scenario-trade.ts';

/** Without the spaces that align the tables. */
const DOCS = readFileSync(new URL('../../../../../docs/mock-backend.md', import.meta.url), 'utf8').replaceAll(
  / +/g,
  ' ',
);
const PAGE = { pageNumber: 1, pageSize: 10 };
const MINUTE_MS = 60_000;
const minutesFromNow = (minutes: number) =>
  new Date(Date.parse(TEST_NOW) + minutes * MINUTE_MS).toISOString();

type Found = Record<string, unknown>;
type Look = (backend: TestBackend) => Found | Promise<Found>;

const order: Look = async (backend) => {
  const { data } = await backend.call('getOrder', { path: { id: MAIN_IDS.orderId }, as: partyOf(backend) });
  return { order: data.orderStatus };
};
const transaction: Look = async (backend) => {
  const path = { transactionId: MAIN_IDS.transactionId };
  const { data } = await backend.call('getTransaction', { path, as: 'ada' });
  return { ...(await order(backend)), transaction: data.transactionStatus };
};
const account: Look = async (backend) => {
  const { data } = await backend.call('getAccounts');
  const deadlines = (await backend.call('getDeadlines')).data.map(({ type }) => type);
  return { ...(await transaction(backend)), expires: data.map(({ expiresAt }) => expiresAt), deadlines };
};
const dispute: Look = async (backend) => {
  const { data } = await backend.call('getDispute', { path: { id: MAIN_IDS.disputeId }, as: 'ada' });
  return {
    ...(await transaction(backend)),
    dispute: data.disputeStatus,
    hasDocument: data.documentUrl !== null,
  };
};
const money: Look = async (backend) => {
  const { balances } = (await backend.call('getLedger')).data;
  const notes = (await backend.call('getNotifications', { as: 'ada' })).data;
  const { escrow = 0 } = balances;
  return { ...(await transaction(backend)), isHeld: escrow > 0, latest: notes[0]?.shortDescription };
};
const late: Look = async (backend) => {
  const { data } = await backend.call('getOrder', { path: { id: MAIN_IDS.orderId }, as: 'ada' });
  const deliveryDay = lagosDay(Date.parse(data.estimatedTimeOfDelivery ?? ''));
  const isOverdue = deliveryDay < lagosDay(backend.world.clock.now());
  return { ...(await money(backend)), isOverdue };
};
const codes: Look = async (backend) => {
  const query = { kind: 'confirmation-code', to: 'ada@amana.test' } as const;
  const mails = (await backend.call('getMailbox', { query })).data.length;
  const wrongTries = backend.world.tables.orders.get(MAIN_IDS.orderId)?.wrongCodeTries;
  return { ...(await transaction(backend)), mails, wrongTries };
};
const person: Look = ({ world }) => {
  const { title } = LIBRARY[world.scenario];
  const user = world.tables.users.get(personaIdOf(world.scenario));
  const hasBank = user !== undefined && world.indexes.bankAccountByUser.count(user.id) > 0;
  return { title, isComplete: user?.dateOfBirth !== null, hasBank, orders: world.tables.orders.count() };
};
const orders =
  (pageNumber: number): Look =>
  async (backend) => {
    const query = { ...PAGE, pageNumber };
    const { data, totalInRecord } = await backend.call('getOrderHistory', { query, as: 'ada' });
    return { shown: data.length, hasThree: totalInRecord > 20 };
  };

const life: Look = async (backend) => {
  const { totalInRecord: orders } = await backend.call('getOrderHistory', { query: PAGE, as: 'ada' });
  const path = { threadId: MAIN_IDS.disputeId };
  const { totalInRecord: messages } = await backend.call('getThreadMessages', {
    path,
    query: PAGE,
    as: 'ada',
  });
  const { totalInRecord: notifications } = await backend.call('getNotifications', { as: 'ada' });
  return { orders, messages, has500: notifications >= 500 };
};

const LONG_WAIT = minutesFromNow(30);
const PROMISES: Readonly<Record<ScenarioName, readonly [Look, Found]>> = {
  default: [orders(1), { shown: 10, hasThree: true }],
  empty: [orders(1), { shown: 0, hasThree: false }],
  busy: [orders(3), { shown: 10, hasThree: true }],
  'profile-not-completed': [person, { isComplete: false, hasBank: false }],
  'no-bank-details': [person, { isComplete: true, hasBank: false }],
  'order-to-approve': [order, { order: 'Pending' }],
  'order-to-pay': [order, { order: 'Approved' }],
  'order-link-for-a-newcomer': [order, { order: 'Pending' }],
  'order-waits-for-bank-details': [order, { order: 'Pending' }],
  'order-rejected': [order, { order: 'Rejected' }],
  'account-waits-for-money': [
    account,
    {
      order: 'OpenTransaction',
      transaction: 'Pending',
      expires: [LONG_WAIT],
      deadlines: ['account-expires'],
    },
  ],
  'account-about-to-expire': [account, { order: 'OpenTransaction', expires: [minutesFromNow(1)] }],
  'account-expired': [account, { order: 'AwaitingPayment', transaction: 'AccountExpired', expires: [] }],
  underpaid: [money, { order: 'OpenTransaction', isHeld: false, latest: 'Transfer returned: too little' }],
  overpaid: [money, { order: 'Paid', isHeld: true, latest: 'Payment received' }],
  'late-transfer': [money, { order: 'AwaitingPayment', isHeld: false, latest: 'Transfer returned' }],
  'transfer-on-its-way': [
    account,
    { order: 'OpenTransaction', deadlines: ['scheduled-transfer', 'account-expires'] },
  ],
  'cancelled-while-paying': [
    money,
    { order: 'Cancelled', transaction: 'Cancelled', isHeld: false, latest: 'Transfer returned' },
  ],
  'seller-is-late': [late, { order: 'Paid', transaction: 'Paid', isHeld: true, isOverdue: true }],
  'paid-waiting-for-shipment': [money, { order: 'Paid', transaction: 'Paid', isHeld: true }],
  'shipped-waiting-for-code': [codes, { order: 'Shipped', mails: 1, wrongTries: 0 }],
  'code-wrong-four-times': [codes, { order: 'Shipped', mails: 1, wrongTries: 4 }],
  settling: [money, { order: 'Delivered', transaction: 'ProcessingSettlement', isHeld: true }],
  completed: [money, { order: 'Completed', transaction: 'Completed', isHeld: false }],
  'disputed-with-a-document': [
    dispute,
    { order: 'InDispute', transaction: 'DisputedOrder', dispute: 'Open', hasDocument: true },
  ],
  'dispute-in-conversation': [dispute, { order: 'InDispute', dispute: 'Open' }],
  'refunded-by-support': [dispute, { order: 'Close', transaction: 'Cancelled' }],
  'years-of-trading': [life, { orders: 41, messages: 2_000, has500: true }],
  'long-names-and-large-amounts': [order, { order: 'Approved' }],
};

function personaIdOf(scenario: ScenarioName): string {
  return PERSONAS.find(({ id }) => id === LIBRARY[scenario].persona)?.userId ?? '';
}

function partyOf({ world }: TestBackend): 'ada' | 'tunde' {
  return world.scenario === 'order-waits-for-bank-details' ? 'tunde' : 'ada';
}

async function backendOf(scenario: ScenarioName): Promise<TestBackend> {
  const backend = await createTestBackend();
  await backend.call('resetWorld', { body: { scenario, orders: 40 } });
  return backend;
}

test.each(SCENARIO_NAMES)('the documentation describes %s', (scenario) => {
  const { title, persona } = LIBRARY[scenario];

  expect(DOCS).toContain(`| \`${scenario}\` | ${title} | ${persona ?? 'nobody'} |`);
});

test.each(SCENARIO_NAMES)('%s: matches its text, now, with a balanced ledger', async (scenario) => {
  const backend = await backendOf(scenario);
  const [look, promised] = PROMISES[scenario];

  expect(await look(backend)).toMatchObject(promised);
  expect((await backend.call('getState')).data).toMatchObject({ now: TEST_NOW, scenario });
  expect((await backend.call('getLedger')).data.balanced).toBe(true);
});

test.each(SCENARIO_NAMES)('%s is identical each time it is created', async (scenario) => {
  const [one, other] = [await backendOf(scenario), await backendOf(scenario)];

  expect(JSON.stringify(other.backend.host.snapshot())).toBe(JSON.stringify(one.backend.host.snapshot()));
});
