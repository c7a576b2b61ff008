import type { Page } from '@playwright/test';
import { expectAccessible, expectFits, expectReadable } from '../fixtures/accessibility.ts';
import { ADA, TUNDE, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** In px; a phone has another navigation and additional elements. */
const PHONE = 360;
const DESKTOP = 1280;
const OTHER_WIDTHS = [320, 768];

const PUBLIC_SCREENS = [
  '/login',
  '/register',
  '/send-verification?email=ada@amana.test',
  '/confirm-email',
  '/reset-password?Token=x&email=ada@amana.test',
  '/about',
  '/nowhere',
  // Last, because the order link is remembered.
  '/dashboard/orders/42?referral=K7QX2M',
];

const DASHBOARD_SCREENS = [
  'overview',
  'account',
  'account/edit-profile',
  'account/edit-account',
  'account/change-password',
  'settings',
  'create-order',
  'orders',
  'orders?tab=buy&status=Pending',
  'order/success',
  'transactions',
  'transactions?tab=buy',
  'disputes',
].map((path) => `/dashboard/${path}`);

async function expectEachUsable(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expectFits(page, [...OTHER_WIDTHS, PHONE]);
    await expectReadable(page, 'dark');
    await expectAccessible(page);
    await expectFits(page, [DESKTOP]);
    await expectReadable(page, 'dark');
    await expectAccessible(page);
  }
}

test.use({ readsOnly: true });

// The longest tests, so they run in parallel.
test.describe.configure({ mode: 'parallel' });

test('every screen of a visitor fits and is accessible', async ({ page }) => {
  await expectEachUsable(page, PUBLIC_SCREENS);
});

test('every proof of payment fits and is accessible', async ({ page, control }) => {
  const codes = await control.proofCodesOf(ADA.email);
  expect(codes).toHaveLength(6);
  await expectEachUsable(
    page,
    codes.map((code) => `/proof/${code}`),
  );
});

test('every screen of a signed-in user fits and is accessible', async ({ page }) => {
  await startSession(page, ADA);
  await expectEachUsable(page, DASHBOARD_SCREENS);
});

test('every screen of an order in each status fits and is accessible', async ({ page, control }) => {
  const orders = await control.ordersOf(ADA.email);
  await startSession(page, ADA);
  await expectEachUsable(
    page,
    orders.flatMap(({ id, transactionId }) => [
      `/dashboard/orders/${id}`,
      ...(transactionId === null ? [`/dashboard/order/payments/${id}`] : []),
    ]),
  );
});

test('every screen of a transaction in each status fits and is accessible', async ({ page, control }) => {
  const orders = await control.ordersOf(ADA.email);
  await startSession(page, ADA);
  await expectEachUsable(
    page,
    orders.flatMap(({ orderStatus, transactionId }) => {
      if (transactionId === null) return [];
      if (orderStatus === 'OpenTransaction') return [`/dashboard/order/payment/account/${transactionId}`];
      return [`/dashboard/manage-transactions/${transactionId}`, `/dashboard/transactions/${transactionId}`];
    }),
  );
});

test('every screen of a dispute fits and is accessible', async ({ page, control }) => {
  const { disputeId, transactionId, disputableId } = await control.disputeOf(ADA.email);
  await startSession(page, ADA);
  await expectEachUsable(page, [
    `/dashboard/lodge-dispute/${disputableId}`,
    `/dashboard/manage-disputes/${transactionId}`,
    `/dashboard/chats/${disputeId}`,
  ]);
});

test.describe('where an order waits for bank details', () => {
  test.use({ scenario: 'order-waits-for-bank-details' });

  test('on a phone it can be read in full what to do', async ({ page }) => {
    await page.setViewportSize({ width: PHONE, height: 740 });
    await startSession(page, TUNDE);
    await page.goto('/dashboard/overview');
    const reason = page.getByText('Add bank details');
    await expect(reason).toBeVisible();

    expect(await reason.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});
