import { holdToasts } from '../fixtures/hold-toasts.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { type TradeStatus, startTrade, deliveryDay } from '../fixtures/trade.ts';
import { OrderPage } from '../pages/order-page.ts';

interface Opened {
  readonly buyer: OrderPage;
  readonly seller: OrderPage;
  readonly orderUrl: string;
}

const test = base.extend<{ openedByBoth: (status: TradeStatus) => Promise<Opened> }>({
  /** Ada buys from Chidi, and both have the order open. */
  openedByBoth: async ({ product, control, buyerPage, sellerPage }, use) => {
    await use(async (status) => {
      const { orderId } = await startTrade(product.url, control, status);
      const orderUrl = `${product.url}/dashboard/orders/${orderId}`;
      const [buyer, seller] = [new OrderPage(buyerPage), new OrderPage(sellerPage)];
      await Promise.all([holdToasts(buyerPage), holdToasts(sellerPage)]);
      await Promise.all([buyer.openLink(orderUrl), seller.openLink(orderUrl)]);
      return { buyer, seller, orderUrl };
    });
  },
});

test.use({ scenario: 'empty' });

test.beforeEach(async ({ control, problems }) => {
  await control.updateSettings({ autoPayAfterMs: null });
  // One of two simultaneous commands is refused, and the browser reports its status.
  problems.allow(/status of 409/);
});

test('cancelling and approving at once: one status for both parties', async ({
  openedByBoth,
  buyerPage,
  sellerPage,
}) => {
  const { buyer, seller, orderUrl } = await openedByBoth('Pending');
  await seller.startApproval(deliveryDay());

  await Promise.all([buyer.stop('Cancel Transaction'), seller.submitApproval()]);

  await expect(buyerPage.getByText('Order cancelled successfully')).toBeVisible();
  await expect(
    sellerPage.getByText(/^(Order approved successfully|The buyer cancelled this order meanwhile)$/),
  ).toBeVisible();
  // An approved order can be cancelled too, so both sequences end cancelled.
  for (const [page, order] of [[buyerPage, buyer] as const, [sellerPage, seller] as const]) {
    await page.goto(orderUrl);
    await expect(order.status).toContainText('Cancelled');
  }
});

test('paying and rejecting at once: nobody can pay', async ({ openedByBoth, buyerPage, sellerPage }) => {
  const { buyer, seller, orderUrl } = await openedByBoth('Approved');
  await buyer.button('Pay Now').click();
  const makePayment = buyerPage.getByRole('button', { name: 'Make Payment with bank' });
  await makePayment.waitFor();

  await Promise.all([makePayment.click(), seller.stop('Cancel Order')]);

  await expect(buyerPage.getByText('The seller rejected this order meanwhile')).toBeVisible();
  await expect(buyerPage.getByRole('region', { name: 'Bank account details' })).toHaveCount(0);
  await expect(buyerPage.getByText('This order is already rejected')).toBeVisible();
  await expect(sellerPage).toHaveURL(/\/dashboard\/orders$/);
  await sellerPage.goto(orderUrl);
  await expect(seller.status).toContainText('Rejected');
});

test('a change in one tab of the buyer shows in the other at once', async ({ openedByBoth, buyerPage }) => {
  const { buyer, orderUrl } = await openedByBoth('Approved');
  const otherTab = await buyerPage.context().newPage();
  // Without polling, the tab changes only by notifications.
  await otherTab.addInitScript(() => void Object.assign(window, { setInterval: () => 0 }));
  await otherTab.goto(orderUrl);
  await expect(otherTab.getByRole('button', { name: 'Pay Now' })).toBeVisible();

  await buyerPage.bringToFront();
  await buyer.payNow();

  await expect(otherTab.getByRole('button', { name: 'View Account' })).toBeVisible();
});
