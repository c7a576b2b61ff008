import { type TestBackend, createTestBackend } from '@amana/mock-lab/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Fault, FAULTS } from '../../testing/faults.ts';
import { openApp } from '../../testing/open-app.tsx';
import { passTime } from '../../testing/pass-time.ts';
import { returnToTab } from '../../testing/return-to-tab.ts';

const PATIENCE_MS = 15_000;

interface Screen {
  readonly path: (world: Places) => string;
  readonly call: string;
  readonly shows: RegExp;
}

interface Places {
  readonly orderId: string;
  readonly transactionId: string;
  readonly disputedId: string;
  readonly disputeId: string;
}

/** Excludes the account page, which shows data of the session. */
const SCREENS: Record<string, Screen> = {
  overview: { path: () => 'overview', call: '/Transaction/Overview', shows: /^₦[\d,]+\.\d\d$/ },
  'edit profile': { path: () => 'account/edit-profile', call: '/User/Get', shows: /^First Name/ },
  'withdrawal account': {
    path: () => 'account/edit-account',
    call: '/BankAccount/Get',
    shows: /^Account Number/,
  },
  orders: { path: () => 'orders', call: '/Order/GetHistory', shows: /^Page 1 of/ },
  order: {
    path: ({ orderId }) => `orders/${orderId}`,
    call: '/Order/GetById',
    shows: /^Gross amount payable$/,
  },
  transactions: { path: () => 'transactions', call: '/Transaction/GetHistory', shows: /^Page 1 of/ },
  'manage transaction': {
    path: ({ transactionId }) => `manage-transactions/${transactionId}`,
    call: '/Transaction/GetById',
    shows: /^Gross amount payable$/,
  },
  receipt: {
    path: ({ transactionId }) => `transactions/${transactionId}`,
    call: '/Transaction/GetById',
    shows: /^Payment Request ID$/,
  },
  disputes: { path: () => 'disputes', call: '/Transaction/GetDisputed', shows: /^Page 1 of/ },
  dispute: {
    path: ({ disputedId }) => `manage-disputes/${disputedId}`,
    call: '/Dispute/GetByTransactionId',
    shows: /^Initiated by$/,
  },
  chat: { path: ({ disputeId }) => `chats/${disputeId}`, call: '/Message/', shows: /^Hello! How can I/ },
};

let backend: TestBackend;
let places: Places;

beforeAll(async () => {
  backend = await createTestBackend({ scenario: 'default' });
  const transactions = [...backend.world.tables.transactions.all()];
  const dispute = [...backend.world.tables.disputes.all()][0];
  const paid = transactions.find(({ transactionStatus }) => transactionStatus === 'Paid');
  places = {
    orderId: paid?.orderId ?? '',
    transactionId: paid?.id ?? '',
    disputedId: dispute?.transactionId ?? '',
    disputeId: dispute?.id ?? '',
  };
});
beforeEach(() => {
  // At noon, because data from the day before is labelled with its day.
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 2, 10, 12) });
});
async function openFaulty({ path, call }: Screen, fault: Fault) {
  const app = await openApp('/nowhere', { as: 'ada', backend });
  app.intercept((request, next) => (request.method === 'GET' ? fault(request, next) : next(request)));
  await app.goTo(`/dashboard/${path(places)}`);
  await waitFor(() => expect(app.calls.some((made) => made.includes(call))).toBe(true));
  return app;
}

const isLoading = () => screen.queryAllByRole('status', { name: 'Loading' }).length > 0;

describe.each(Object.entries(SCREENS))('the screen %s', (_name, faulty) => {
  test.each(Object.entries(FAULTS))(
    'whose answer %s offers to try again in time, and then works',
    async (_fault, fault) => {
      const { user, intercept } = await openFaulty(faulty, fault);

      await passTime(PATIENCE_MS);
      await waitFor(() => expect(isLoading()).toBe(false));
      intercept((request, next) => next(request));
      for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry);
      await screen.findAllByText(faulty.shows);
    },
  );

  test('whose answer is slow shows it', async () => {
    await openFaulty(faulty, async (request, next) => {
      await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS / 3));
      return next(request);
    });

    await passTime(PATIENCE_MS);

    await screen.findAllByText(faulty.shows);
    expect(isLoading()).toBe(false);
  });

  test('keeps stale data after a failed refresh, and shows its age', async () => {
    const { intercept, user } = await openFaulty(faulty, (request, next) => next(request));
    await screen.findAllByText(faulty.shows);
    intercept(() => Promise.reject(new Error('reset')));
    await passTime(PATIENCE_MS);
    await returnToTab();
    await passTime(PATIENCE_MS);

    expect(screen.getAllByText(faulty.shows)).not.toEqual([]);
    const notice = await screen.findByText(/^Could not refresh. What you see is from \d\d:\d\d/);
    intercept((request, next) => next(request));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(notice.isConnected).toBe(false));
  });
});

interface Part {
  readonly path: (world: Places) => string;
  readonly call: string;
  readonly keeps?: RegExp;
  /** Text that only that answer provides; without it, the page offers a retry. */
  readonly brings?: RegExp;
}

const PARTS: Record<string, Part> = {
  'the balances of the overview': {
    path: () => 'overview',
    call: '/Transaction/Overview',
    keeps: /^Recent Transactions$/,
    brings: /^Selling Account$/,
  },
  'the last transactions of the overview': {
    path: () => 'overview',
    call: '/Transaction/GetHistory',
    keeps: /^Selling Account$/,
    brings: /^-₦[\d,]+\.\d\d$/,
  },
  'the notifications of the overview': {
    path: () => 'overview',
    call: '/Notifications/',
    keeps: /^Selling Account$/,
  },
  'the profile of who views a transaction': {
    path: ({ transactionId }) => `manage-transactions/${transactionId}`,
    call: '/User/Get',
    keeps: /^Gross amount payable$/,
  },
  'the dispute of a chat': {
    path: ({ disputeId }) => `chats/${disputeId}`,
    call: '/Dispute/Get',
    keeps: /^Hello! How can I/,
  },
};

test.each(Object.entries(PARTS))(
  'without the answer about %s the page shows the rest, or offers a retry',
  async (_name, { path, call, keeps, brings }) => {
    const app = await openApp('/nowhere', { as: 'ada', backend });
    const fails = FAULTS['is a 500'] ?? expect.unreachable();
    app.intercept((request, next) => (request.url.includes(call) ? fails(request, next) : next(request)));
    await app.goTo(`/dashboard/${path(places)}`);
    await waitFor(() => expect(app.calls.some((made) => made.includes(call))).toBe(true));
    await passTime(PATIENCE_MS);

    expect(isLoading()).toBe(false);
    if (keeps !== undefined) screen.getAllByText(keeps);
    if (brings === undefined) return;
    expect(screen.queryAllByText(brings)).toEqual([]);
    app.intercept((request, next) => next(request));
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await app.user.click(retry);
    await screen.findAllByText(brings);
    await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Retry' })).toEqual([]));
  },
);
