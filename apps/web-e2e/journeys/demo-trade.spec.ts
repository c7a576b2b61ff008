import type { Page } from '@playwright/test';
import { BROKEN_OFF, expect, stopWorkers, test } from '../fixtures/demo-test.ts';
import { SHIPPED_PARCEL } from '../fixtures/shipped-parcel.ts';
import { CHIDI } from '../fixtures/sign-in.ts';
import { deliveryDay } from '../fixtures/trade.ts';
import { CreateOrderPage } from '../pages/create-order-page.ts';
import { DemoConsole } from '../pages/demo-console.ts';
import { OrderPage } from '../pages/order-page.ts';
import { OverviewPage } from '../pages/overview-page.ts';
import { TransactionPage } from '../pages/transaction-page.ts';

/**
 * Both parties in one browser, with the console as bank, mail and clock. The acting window must be in front, because a
 * browser paints other windows only once a second.
 */
async function liveThroughTrade(buyer: Page, root: string): Promise<void> {
  const context = buyer.context();
  await buyer.goto('?scenario=empty&persona=ada&to=/dashboard/overview');
  await expect(buyer.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  const buyerConsole = new DemoConsole(buyer);
  await buyerConsole.freezeClock();
  const seller = await buyerConsole.newWindowAs(CHIDI.name);
  const sellerConsole = new DemoConsole(seller);
  await expect(seller.getByRole('heading', { name: 'Welcome, Chidi' })).toBeVisible();
  await expect(new OverviewPage(buyer).balance('Buying Account')).toContainText('₦0.00');
  await expect(new OverviewPage(seller).balance('Selling Account')).toContainText('₦0.00');
  await buyer.bringToFront();
  await buyerConsole.close();

  const link = await new CreateOrderPage(buyer).create({
    side: 'Buying',
    counterpartEmail: CHIDI.email,
    description: 'Leather sandals, size 42',
    amount: '50000',
  });
  expect(link.startsWith(new URL('dashboard/orders/', root).href)).toBe(true);
  await seller.bringToFront();
  await sellerConsole.openNewestLink(CHIDI.email);
  await sellerConsole.close();
  const sellerOrder = new OrderPage(seller);
  await expect(sellerOrder.status).toContainText('Pending');
  await sellerOrder.approveFor(deliveryDay());

  await buyer.bringToFront();
  const buyerOrder = await new OrderPage(buyer).openLink(link);
  await buyerOrder.payNow();
  await buyerConsole.transfer('Exact');
  await expect(buyerConsole.outcome).toContainText('paid, the money is held');
  await expect(buyerOrder.status).toContainText('Paid');
  await buyerConsole.close();
  await stopWorkers(context, buyer);

  await seller.bringToFront();
  await sellerOrder.openLink(link);
  await expect(sellerOrder.status).toContainText('Paid');
  await sellerOrder.manage();
  await new TransactionPage(seller).ship(SHIPPED_PARCEL);
  await stopWorkers(context, seller);

  await buyer.bringToFront();
  await (await buyerOrder.openLink(link)).manage();
  const receipt = new TransactionPage(buyer);
  await receipt.startReceipt();
  await buyerConsole.useNewestCode();
  await buyerConsole.close();
  await receipt.finishReceipt();
  await buyerConsole.settle();
  await stopWorkers(context, buyer);

  await expect((await sellerOrder.openLink(link)).status).toContainText('Completed');
  await expect((await buyerOrder.openLink(link)).status).toContainText('Completed');
  const bought = (await new OverviewPage(buyer).open()).balance('Buying Account');
  await expect(bought).toContainText('₦51,881.25');
  const sold = (await new OverviewPage(seller).open()).balance('Selling Account');
  await expect(sold).toContainText('₦48,118.75');
}

test('demo on a static host: two people in two windows trade with the console alone', async ({
  page,
  host,
  problems,
}) => {
  problems.allow(BROKEN_OFF);

  await liveThroughTrade(page, host.url);

  expect(host.requestedPaths.filter((path) => /\/(api|mock)\//.test(path))).toEqual([]);
});
