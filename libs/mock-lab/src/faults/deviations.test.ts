import { type TestBackend, startTrade, userIdOf } from '@amana/mock-backend/testing';
import type { ControlModels } from '@amana/api/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEVIATIONS } from './deviations.ts';
import { createTestBackend } from '../testing/test-lab.ts';

type Name = ControlModels.DeviationName;

const CALLS = ['order', 'orders', 'login', 'bank', 'wrong-login', 'no-token', 'cancel'] as const;
type Call = (typeof CALLS)[number];

let backend: TestBackend;
let orderId: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  backend = await createTestBackend();
  const [trade] = [await startTrade(backend), await startTrade(backend)];
  await trade.bringTo('Approved');
  orderId = trade.orderId;
});

afterEach(() => {
  vi.useRealTimers();
});

const activate = (...names: Name[]) =>
  backend.call('putDeviations', { body: { deviations: names.map((name) => ({ name })) } });

function request(call: Call): Promise<Request> {
  switch (call) {
    case 'order':
      return backend.request('getOrder', { path: { id: orderId }, as: 'ada' });
    case 'orders':
      return backend.request('getOrderHistory', { as: 'ada' });
    case 'login':
      return backend.request('login', { body: { email: 'ada@amana.test', password: 'Passw0rd!' } });
    case 'bank':
      return backend.request('getBankAccount', { path: { userId: userIdOf('tunde') }, as: 'tunde' });
    case 'wrong-login':
      return backend.request('login', { body: { email: '', password: 'no' } });
    case 'no-token':
      return backend.request('getOrderHistory');
    case 'cancel':
      return backend.request('cancelOrder', { body: { orderId }, as: 'ada' });
  }
}

async function answerTo(call: Call) {
  const answered = vi.fn();
  const pending = backend.backend.fetch(await request(call)).finally(answered);
  const startMs = performance.now();
  while (answered.mock.calls.length === 0) {
    await vi.runAllTimersAsync();
    await new Promise(setImmediate);
  }
  const response = await pending;
  const { status, headers } = response;
  const text = status === 0 ? '' : await response.text();
  return { status, headers: Object.fromEntries(headers), text, delayMs: performance.now() - startMs };
}

async function shown(call: Call): Promise<string> {
  const answer = await answerTo(call);
  return JSON.stringify(answer).replaceAll(/(eyJ[\w.]+\.)?[A-Za-z0-9]{43}/g, 'token');
}

test.each(Object.keys(DEVIATIONS) as Name[])('%s changes an answer, until it is cleared', async (name) => {
  const usual = new Map<Call, string>();
  const snapshot = structuredClone(backend.backend.host.snapshot());
  for (const call of CALLS) usual.set(call, await shown(call));
  await backend.backend.host.restore(snapshot);
  await activate(name);

  const changed: Call[] = [];
  for (const call of CALLS) if ((await shown(call)) !== usual.get(call)) changed.push(call);
  await backend.backend.host.restore(snapshot);
  const cleared = await shown('order');

  expect(changed).not.toEqual([]);
  expect(cleared).toBe(usual.get('order'));
});

const statusOfOrder = () => backend.world.tables.orders.get(orderId)?.orderStatus;

test.each([
  ['refuses', 400],
  ['refuses-with-success-status', 200],
  ['too-many-requests', 429],
  ['cut-before-effect', 0],
] as const)('%s answers %i without an effect', async (name, status) => {
  await activate(name);

  const answer = await answerTo('cancel');

  expect(answer.status).toBe(status);
  expect(statusOfOrder()).toBe('Approved');
});

test.each([
  ['late-answer', 200],
  ['html-body', 200],
  ['cut-after-effect', 0],
] as const)('%s answers %i after the effect', async (name, status) => {
  await activate(name);

  const answer = await answerTo('cancel');

  expect(answer.status).toBe(status);
  expect(statusOfOrder()).toBe('Cancelled');
});

test('deviations combine: a refusal instead of the operation, as a problem', async () => {
  await activate('refuses', 'problem-details');

  const { status, headers, text } = await answerTo('cancel');

  expect(status).toBe(400);
  expect(headers['content-type']).toBe('application/problem+json');
  expect(JSON.parse(text)).toMatchObject({ status: 400, detail: 'The provider refused this request' });
});

test('a deviation of one operation leaves the others alone', async () => {
  await backend.call('putDeviations', {
    body: { deviations: [{ name: 'bare-data', operationIds: ['getOrder'] }] },
  });

  expect(JSON.parse((await answerTo('order')).text)).toMatchObject({ id: orderId });
  expect(JSON.parse((await answerTo('orders')).text)).toMatchObject({ totalInRecord: 2 });
});

test('the list: names active deviations with their operations', async () => {
  const { data } = await backend.call('putDeviations', {
    body: { deviations: [{ name: 'text-amounts', operationIds: ['getOrder'] }] },
  });

  expect(data.filter(({ active }) => active)).toMatchObject([
    { name: 'text-amounts', operationIds: ['getOrder'] },
  ]);
});

test('an operation of the control API cannot deviate', async () => {
  const { status } = await backend.refusal('putDeviations', {
    body: { deviations: [{ name: 'bare-data', operationIds: ['getState'] }] },
  });

  expect(status).toBe(400);
});

test('a stored world keeps its deviations, and a reset clears them', async () => {
  await activate('bare-data');
  const isActive = async () => (await backend.call('getDeviations')).data.some(({ active }) => active);

  const { data: snapshot } = await backend.call('getSnapshot');
  await backend.call('resetWorld', { body: { scenario: 'empty' } });
  expect(await isActive()).toBe(false);
  await backend.call('putSnapshot', { body: snapshot });
  expect(await isActive()).toBe(true);
});
