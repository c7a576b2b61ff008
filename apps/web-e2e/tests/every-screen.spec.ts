import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { ADA, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const WIDTHS = [320, 360, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;

const PUBLIC_SCREENS = [
  '/login',
  '/register',
  '/send-verification?email=ada@amana.test',
  '/confirm-email',
  '/reset-password?Token=x&email=ada@amana.test',
  '/nowhere',
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

/** Opens every screen at every width, and checks it with axe at the last. */
async function expectEachUsable(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
  }
}

for (const colorScheme of SCHEMES) {
  test.describe(`every screen, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('of a visitor fits and is accessible', async ({ page }) => {
      await expectEachUsable(page, PUBLIC_SCREENS);
    });

    test('of a signed-in user fits and is accessible', async ({ page }) => {
      await signIn(page, ADA);
      await expectEachUsable(page, DASHBOARD_SCREENS);
    });

    test('of a trade in each status fits and is accessible', async ({ page, control }) => {
      const orders = await control.ordersOf(ADA.email);
      const details = orders.flatMap(({ id, orderStatus, transactionId }) =>
        transactionId === null
          ? [`/dashboard/orders/${id}`, `/dashboard/order/payments/${id}`]
          : orderStatus === 'OpenTransaction'
            ? [`/dashboard/orders/${id}`, `/dashboard/order/payment/account/${transactionId}`]
            : [
                `/dashboard/orders/${id}`,
                `/dashboard/manage-transactions/${transactionId}`,
                `/dashboard/transactions/${transactionId}`,
              ],
      );
      await signIn(page, ADA);
      await expectEachUsable(page, details);
    });

    test('of a dispute fits and is accessible', async ({ page, control }) => {
      const { disputeId, transactionId, disputableId } = await control.disputeOf(ADA.email);
      await signIn(page, ADA);
      await expectEachUsable(page, [
        `/dashboard/lodge-dispute/${disputableId}`,
        `/dashboard/manage-disputes/${transactionId}`,
        `/dashboard/chats/${disputeId}`,
      ]);
    });
  });
}
