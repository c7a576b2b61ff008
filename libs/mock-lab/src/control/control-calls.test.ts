import { PERSONAS, matchOperation } from '@amana/mock-backend';
import { type TestBackend, NOBODYS_ID, TEST_NOW, startTrade, userIdOf } from '@amana/mock-backend/testing';
import { type OperationId, operationIds, operationTable } from '@amana/api/contract';
import { expect, test, vi } from 'vitest';
import { SCENARIO_NAMES } from '../scenarios/library/library.ts';
import { samplePhoto } from '../scenarios/sample-photo.ts';
import { createTestBackend } from '../testing/test-lab.ts';

const operations = operationIds.filter((id) => operationTable[id].api === 'control');

/** Statuses that depend on the world. Other tests cover invalid input (400, 413, 415) and the control key (403). */
const BY_STATE = [200, 404, 409];

const CRASH = { kind: 'crash', code: 'TypeError', path: '/dashboard/orders/:id', count: 1 } as const;

async function tradeIn(backend: TestBackend, status: 'OpenTransaction' | 'Paid' | 'InDispute') {
  const trade = await startTrade(backend);
  await trade.bringTo(status);
  return trade;
}

const EXERCISES: Readonly<Record<string, (backend: TestBackend) => Promise<void>>> = {
  async getState(backend) {
    const { data } = await backend.call('getState');
    expect(data).toMatchObject({ now: TEST_NOW, scenario: 'empty', counts: { users: 5, orders: 0 } });
  },

  async resetWorld(backend) {
    const { data } = await backend.call('resetWorld', { body: { scenario: 'busy', orders: 3 } });
    expect(data).toMatchObject({ scenario: 'busy', counts: { orders: 3 } });
  },

  async getScenarios(backend) {
    const { data } = await backend.call('getScenarios');
    expect(data.map(({ name }) => name)).toEqual(SCENARIO_NAMES);
  },

  async getSnapshot(backend) {
    const { orderId } = await tradeIn(backend, 'Paid');
    expect(JSON.stringify((await backend.call('getSnapshot')).data)).toContain(orderId);
  },

  async putSnapshot(backend) {
    const before = backend.fingerprint();
    const { data: snapshot } = await backend.call('getSnapshot');
    await tradeIn(backend, 'Paid');
    expect((await backend.call('putSnapshot', { body: snapshot })).data.counts['orders']).toBe(0);
    expect(backend.fingerprint()).toBe(before);
  },

  async getPersonas(backend) {
    expect((await backend.call('getPersonas')).data.map(({ id }) => id)).toEqual(
      PERSONAS.map(({ id }) => id),
    );
  },

  async createPersonaSession(backend) {
    const { data } = await backend.call('createPersonaSession', { path: { id: 'ada' } });
    await backend.call('getOverview', { path: { userId: userIdOf('ada') }, as: data });
    expect((await backend.refusal('createPersonaSession', { path: { id: 'nobody' } })).status).toBe(404);
  },

  async getMailbox(backend) {
    await backend.call('forgotPassword', { body: { email: 'ada@amana.test' } });
    const { data } = await backend.call('getMailbox', { query: { to: 'ada@amana.test', limit: 1 } });
    expect(data).toMatchObject([{ to: 'ada@amana.test', kind: 'reset-password' }]);
  },

  async clearMailbox(backend) {
    await backend.call('forgotPassword', { body: { email: 'ada@amana.test' } });
    await backend.call('clearMailbox');
    expect((await backend.call('getMailbox')).data).toEqual([]);
  },

  async getClock(backend) {
    expect((await backend.call('getClock')).data).toEqual({ now: TEST_NOW, frozen: true });
  },

  async moveClock(backend) {
    const setTo = new Date(Date.parse(TEST_NOW) + 1000).toISOString();
    expect((await backend.call('moveClock', { body: { advanceMs: 1000 } })).data.now).toBe(setTo);
    expect((await backend.refusal('moveClock', { body: { setTo: TEST_NOW } })).status).toBe(409);
  },

  async getDeadlines(backend) {
    const { orderId } = await tradeIn(backend, 'OpenTransaction');
    const { data } = await backend.call('getDeadlines');
    expect(data).toMatchObject([{ type: 'account-expires', orderId }]);
  },

  async getSettings(backend) {
    expect((await backend.call('getSettings')).data).toMatchObject({ autoPayAfterMs: 20_000 });
  },

  async updateSettings(backend) {
    const { data } = await backend.call('updateSettings', { body: { autoPayAfterMs: null } });
    expect(data).toMatchObject({ autoPayAfterMs: null, settlementStepMs: 5000 });
  },

  async getAccounts(backend) {
    const trade = await tradeIn(backend, 'OpenTransaction');
    const account = await trade.account();
    expect((await backend.call('getAccounts')).data).toMatchObject([{ ...account, orderId: trade.orderId }]);
  },

  async sendTransfer(backend) {
    const trade = await tradeIn(backend, 'OpenTransaction');
    const { data } = await backend.call('sendTransfer', { body: await trade.account() });
    expect(data.outcome).toBe('confirmed');
    expect(await trade.status()).toBe('Paid');
    const nowhere = { accountNumber: '9000000000', amount: 1 };
    expect((await backend.refusal('sendTransfer', { body: nowhere })).status).toBe(404);
  },

  async resolveDispute(backend) {
    const trade = await tradeIn(backend, 'InDispute');
    const [body, path] = [{ inFavourOf: 'buyer' } as const, { id: trade.disputeId() }];
    await backend.call('resolveDispute', { path, body });
    expect(await trade.status()).toBe('Close');
    expect((await backend.refusal('resolveDispute', { path, body })).status).toBe(409);
    const nowhere = { path: { id: NOBODYS_ID }, body };
    expect((await backend.refusal('resolveDispute', nowhere)).status).toBe(404);
  },

  async postSupportMessage(backend) {
    const threadId = (await tradeIn(backend, 'InDispute')).disputeId();
    const said = { message: 'We look into it.', to: 'seller' } as const;
    await backend.call('postSupportMessage', { body: { threadId, ...said } });
    const path = { threadId };
    const query = { pageNumber: 1, pageSize: 20 };
    const { data } = await backend.call('getThreadMessages', { as: 'chidi', path, query });
    expect(data.map(({ message }) => message)).toContain('We look into it.');
    const nowhere = { body: { threadId: NOBODYS_ID, ...said } };
    expect((await backend.refusal('postSupportMessage', nowhere)).status).toBe(404);
  },

  async getFaults(backend) {
    expect((await backend.call('getFaults')).data).toMatchObject({
      latencyMs: 0,
      offline: false,
      failNext: [],
    });
  },

  async putFaults(backend) {
    const failNext = [{ operationId: 'getBanks', status: 503, times: 1 }];
    expect((await backend.call('putFaults', { body: { failNext } })).data.failNext).toEqual(failNext);
    expect((await backend.refusal('getBanks', { as: 'ada' })).status).toBe(503);
    await backend.call('getBanks', { as: 'ada' });
  },

  async getDeviations(backend) {
    expect((await backend.call('getDeviations')).data.filter(({ active }) => active)).toEqual([]);
  },

  async putDeviations(backend) {
    const deviations = [{ name: 'bare-data' as const, operationIds: ['getBanks'] }];
    const { data } = await backend.call('putDeviations', { body: { deviations } });
    expect(data.filter(({ active }) => active)).toMatchObject(deviations);
    await expect(backend.call('getBanks', { as: 'ada' })).rejects.toThrow('broke the contract');
    await backend.call('putDeviations', { body: { deviations: [] } });
    await backend.call('getBanks', { as: 'ada' });
  },

  async getLedger(backend) {
    const { orderId } = await tradeIn(backend, 'Paid');
    const { data } = await backend.call('getLedger');
    expect(data.balanced).toBe(true);
    expect(data.entries.filter((entry) => entry.orderId === orderId)).not.toEqual([]);
  },

  async getEvents(backend) {
    const { orderId } = await tradeIn(backend, 'Paid');
    const { data } = await backend.call('getEvents');
    const created = data.find(({ type }) => type === 'order.created');
    expect(created).toMatchObject({ at: TEST_NOW, orderId, orderNumber: 'AMN-000001' });
    const later = (await backend.call('getEvents', { query: { after: created?.seq ?? 0 } })).data;
    expect(later).toEqual(data.filter(({ seq }) => seq > (created?.seq ?? 0)));
  },

  async getReports(backend) {
    const [old, ...recent] = Array.from({ length: 11 }, (_, at) => ({ ...CRASH, code: `Error${at}` }));
    for (const report of [old ?? CRASH, ...recent])
      await backend.call('sendReports', {
        body: { release: '1.2.3', reports: Array.from({ length: 50 }, () => report) },
      });

    const { data } = await backend.call('getReports');

    expect(data[0]).toEqual({ receivedAt: TEST_NOW, release: '1.2.3', report: recent.at(-1) });
    expect(data).toHaveLength(500);
    expect(data.map(({ report }) => report.code)).not.toContain('Error0');
  },

  async sendReports(backend) {
    await backend.call('sendReports', { body: { release: '1', reports: [CRASH] } });
    await backend.call('resetWorld', { body: { scenario: 'empty' } });
    expect((await backend.call('getReports')).data).toHaveLength(1);
  },

  async getIdentityWidget(backend) {
    const { body, headers } = await backend.send(
      'getIdentityWidget',
      await backend.request('getIdentityWidget'),
    );
    expect(headers.get('content-type')).toContain('javascript');
    expect(body instanceof Blob && (await body.text())).toContain('google');
  },

  async getUpload(backend) {
    const picture = samplePhoto();
    const path = { id: userIdOf('ada') };
    await backend.call('updateProfilePicture', { as: 'ada', path, body: { ProfilePictureFile: picture } });
    const { data: url } = await backend.call('getProfilePicture', { as: 'ada', path });
    const id = url?.split('/').at(-1) ?? '';
    const { body } = await backend.send('getUpload', await backend.request('getUpload', { path: { id } }));
    expect(body instanceof Blob && (await body.bytes())).toEqual(await picture.bytes());
    expect((await backend.refusal('getUpload', { path: { id: NOBODYS_ID } })).status).toBe(404);
  },
};

test('every operation of the control API is exercised', () => {
  expect(Object.keys(EXERCISES)).toEqual(operations);
});

test.each(operations)(
  '%s works, and returns every status that the contract lists for the state',
  async (id) => {
    const backend = await createTestBackend();
    const fetched = vi.spyOn(backend.backend, 'fetch');

    await EXERCISES[id]?.(backend);

    const answered = fetched.mock.settledResults
      .filter((_, index) => operationOf(fetched.mock.calls[index]?.[0]) === id)
      .map((result) => (result.type === 'fulfilled' ? result.value.status : null));
    const listed = operationTable[id].statuses.filter((status) => BY_STATE.includes(status));
    expect([...new Set(answered)].toSorted()).toEqual(listed);
  },
);

function operationOf(request: Request | undefined): OperationId | null {
  if (request === undefined) return null;
  const match = matchOperation(request.method, new URL(request.url).pathname);
  return match?.operationId ?? null;
}

test.each([
  ['a text as its code', { code: 'Ada Obi paid ₦5' }],
  ['a path with a value', { path: '/orders?email=ada@amana.test' }],
  ['a free text', { message: 'free text' }],
])('a report with %s is refused', async (_, change) => {
  const backend = await createTestBackend();

  const body = { release: '1', reports: [{ ...CRASH, ...change }] };
  const { status } = await backend.refusal('sendReports', { body });

  expect(status).toBe(400);
});
