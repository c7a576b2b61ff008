import { holdToasts } from '../fixtures/hold-toasts.ts';
import { expect, test } from '../fixtures/test.ts';
import { deliveryDay, startTrade } from '../fixtures/trade.ts';
import { OrderPage } from '../pages/order-page.ts';

test.use({ scenario: 'empty' });

test('cancelling and approving at once: one status for both parties', async ({
  product,
  control,
  problems,
  buyerPage,
  sellerPage,
}) => {
  // One of two simultaneous commands is refused, and the browser reports its status.
  problems.allow(/status of 409/);
  const { orderId } = await startTrade(product.url, control, 'Pending');
  const orderUrl = `${product.url}/dashboard/orders/${orderId}`;
  const [buyer, seller] = [new OrderPage(buyerPage), new OrderPage(sellerPage)];
  await Promise.all([holdToasts(buyerPage), holdToasts(sellerPage)]);
  await Promise.all([buyer.openLink(orderUrl), seller.openLink(orderUrl)]);
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
