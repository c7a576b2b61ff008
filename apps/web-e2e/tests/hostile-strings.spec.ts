import { HOSTILE_MARK, HOSTILE_STRINGS } from '@amana/mock-lab/testing';
import type { Page } from '@playwright/test';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const TEXT_FIELDS = new Set([
  ...['firstName', 'lastName', 'address', 'description', 'title', 'note', 'message', 'receivedBy'],
  ...['bankName', 'accountName', 'shortDescription', 'longDescription', 'name', 'text'],
]);

const KINDS = [
  'users',
  'bankAccounts',
  'notifications',
  'orders',
  'transactions',
  'transfers',
  'disputes',
  'messages',
];

type Json = Record<string, unknown>;

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/** Writes hostile strings into every text field of the snapshot, and script URLs into some links of notifications. */
function hostileSnapshot(snapshot: unknown): unknown {
  let turn = 0;
  const next = () => HOSTILE_STRINGS[turn++ % HOSTILE_STRINGS.length];
  const changed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(changed);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        if (typeof inner !== 'string') return [key, changed(inner)];
        if (key === 'directUrl' && turn % 3 === 0) return [key, 'javascript:top.ranHostile=1'];
        return [key, TEXT_FIELDS.has(key) ? next() : inner];
      }),
    );
  };
  if (!isRecord(snapshot) || !isRecord(snapshot['rows'])) throw new Error('The snapshot has no rows');
  const rows = Object.entries(snapshot['rows']);
  const hostile = rows.map(([kind, list]) => [kind, KINDS.includes(kind) ? changed(list) : list]);
  return { ...snapshot, rows: Object.fromEntries(hostile) as Json };
}

const BEGINNING = 12;

/** Expects that no string ran or became an element; returns the number of strings shown as text. */
async function expectHarmless(page: Page): Promise<number> {
  const found = await page.evaluate(
    ({ mark, texts }) => {
      const shown = document.body.innerText;
      return {
        ran: mark in window,
        elements: [...document.querySelectorAll('[data-hostile]')].map(({ outerHTML }) => outerHTML),
        links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
          .filter(({ protocol }) => !/^(https?|mailto|tel|blob):$/.test(protocol))
          .map(({ href }) => href),
        read: texts.filter((text) => shown.includes(text)).length,
      };
    },
    { mark: HOSTILE_MARK, texts: HOSTILE_STRINGS.map((text) => text.slice(0, BEGINNING)) },
  );
  expect({ ...found, read: 0 }, page.url()).toEqual({ ran: false, elements: [], links: [], read: 0 });
  return found.read;
}

async function visit(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  return expectHarmless(page);
}

test('without protection they do run', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();

  await page.setContent(HOSTILE_STRINGS[13] ?? '');

  await expect.poll(() => page.evaluate((mark) => mark in window, HOSTILE_MARK)).toBe(true);
  await context.close();
});

test('hostile texts: none of sixty runs on any screen with texts of users', async ({
  page,
  control,
  product,
}) => {
  const details = await control.ordersOf(ADA.email);
  const dispute = await control.disputeOf(ADA.email);
  const address = `${product.url}/mock/v1/snapshot`;
  const { data } = (await (await fetch(address)).json()) as { data: unknown };
  const put = await fetch(address, {
    method: 'PUT',
    body: JSON.stringify(hostileSnapshot(data)),
    headers: { 'content-type': 'application/json' },
  });
  expect(put.status, await put.text()).toBe(200);
  await startSession(page, ADA);

  const read = new Map<string, number>();
  const lists = [
    'overview',
    'account',
    'account/edit-profile',
    'account/edit-account',
    'orders',
    'orders?page=2',
    'orders?tab=buy',
    'transactions',
    'transactions?page=2',
    'disputes',
  ];
  for (const path of lists) read.set(path, await visit(page, `/dashboard/${path}`));
  for (const { id, orderStatus, transactionId } of details) {
    read.set(orderStatus, await visit(page, `/dashboard/orders/${id}`));
    if (transactionId === null) continue;
    await visit(page, `/dashboard/transactions/${transactionId}`);
    await visit(page, `/dashboard/manage-transactions/${transactionId}`);
  }
  read.set('dispute', await visit(page, `/dashboard/manage-disputes/${dispute.transactionId}`));
  await visit(page, `/dashboard/lodge-dispute/${dispute.disputableId}`);
  read.set('chat', await visit(page, `/dashboard/chats/${dispute.disputeId}`));

  for (const path of ['orders', 'transactions', 'Paid', 'dispute', 'chat'])
    expect(read.get(path), `hostile texts to be read on ${path}`).toBeGreaterThan(0);
});

test('a notification never links outside the site', async ({ page, product }) => {
  const address = `${product.url}/mock/v1/snapshot`;
  const { data } = (await (await fetch(address)).json()) as { data: unknown };
  const body = JSON.stringify(hostileSnapshot(data)).replaceAll(
    /"directUrl":"[^"]*"/g,
    '"directUrl":"javascript:top.ranHostile=1"',
  );
  await fetch(address, { method: 'PUT', body, headers: { 'content-type': 'application/json' } });
  await startSession(page, ADA);
  await page.goto('/dashboard/overview');

  await page.getByRole('button', { name: /notification/i }).click();
  const list = page.getByRole('region', { name: 'Notifications' });
  await expect(list).toBeVisible();
  await expect.poll(() => expectHarmless(page)).toBeGreaterThan(0);
  await list
    .getByRole('button', { name: /unread/ })
    .first()
    .click();

  await expectHarmless(page);
  expect(new URL(page.url()).origin).toBe(product.url);
});

test('hostile texts: none runs from a URL', async ({ page, problems }) => {
  problems.allow(/40[0-9]/);
  for (const text of HOSTILE_STRINGS.filter((one) => one.includes('<')).slice(0, 6)) {
    const hostile = encodeURIComponent(text);
    for (const path of [
      `/send-verification?email=${hostile}`,
      `/reset-password?Token=${hostile}&email=${hostile}`,
      `/confirm-email?Token=${hostile}&email=${hostile}`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectHarmless(page);
    }
  }
});
