import { SHIPPED_PARCEL } from '../fixtures/shipped-parcel.ts';
import { ADA, CHIDI, signIn, signOut } from '../fixtures/sign-in.ts';
import { startTrade, deliveryDay } from '../fixtures/trade.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/webkit-test.ts';
import { CreateOrderPage } from '../pages/create-order-page.ts';
import { DisputePages } from '../pages/dispute-pages.ts';
import { OrderPage } from '../pages/order-page.ts';
import { OverviewPage } from '../pages/overview-page.ts';
import { TransactionPage } from '../pages/transaction-page.ts';

/** For the three steps of settlement. */
const SETTLEMENT_MS = 60_000;

test.beforeEach(async ({ control }) => {
  await control.reset('empty');
  await control.updateSettings({ autoPayAfterMs: null });
});

test('a buyer and a seller bring an order to its end', async ({ newWebKit, control }) => {
  const [buyer, seller] = [(await newWebKit()).page.asPage, (await newWebKit()).page.asPage];
  await signIn(buyer, ADA);
  await signIn(seller, CHIDI);
  const link = await new CreateOrderPage(buyer).create({
    side: 'Buying',
    counterpartEmail: CHIDI.email,
    description: 'Leather sandals, size 42',
    amount: '50000',
  });
  await (await new OrderPage(seller).openLink(link)).approveFor(deliveryDay());

  const buyerOrder = await new OrderPage(buyer).openLink(link);
  await control.transfer(await buyerOrder.payNow());
  await buyerOrder.status.filter({ hasText: 'Paid' }).waitFor();
  await (await new OrderPage(seller).openLink(link)).manage();
  await new TransactionPage(seller).ship(SHIPPED_PARCEL);
  const { code = '' } = await control.mailTo(ADA.email, 'confirmation-code');
  await (await buyerOrder.openLink(link)).manage();
  await new TransactionPage(buyer).confirmReceipt(code);
  await control.moveClock({ advanceMs: SETTLEMENT_MS });

  await (await buyerOrder.openLink(link)).status.filter({ hasText: 'Completed' }).waitFor();
  const sold = (await new OverviewPage(seller).open()).balance('Selling Account');
  await sold.filter({ hasText: '₦48,118.75' }).waitFor();
});

test('a paid order is disputed with a document', async ({ newWebKit, product, control }) => {
  const { transactionId } = await startTrade(product.url, control, 'Paid');
  const buyer = (await newWebKit()).page.asPage;
  await signIn(buyer, ADA);

  const disputes = new DisputePages(buyer);
  await disputes.lodge(transactionId, {
    category: 'Damaged item',
    title: 'The heel is broken',
    note: 'It arrived so.',
    document: SHIPPED_PARCEL,
  });

  await disputes.row('Leather sandals, size 42').click();
  await disputes.details.filter({ hasText: 'The heel is broken' }).waitFor();
  await buyer.getByRole('link', { name: 'View document' }).waitFor();
});

test('signing out in one tab signs out the other', async ({ newWebKit }) => {
  const browser = await newWebKit();
  const [page, other] = [browser.page.asPage, (await browser.openTab()).asPage];
  await signIn(page, ADA);
  await other.goto('/dashboard/orders');
  await other.getByRole('heading', { name: 'All Orders' }).waitFor();

  await signOut(page);

  for (const tab of [page, other]) {
    await tab.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await tab.waitForURL(/^https?:\/\/[^/]+\/$/);
  }
});

test('Back from an open dialog asks before what was typed is lost', async ({ newWebKit }) => {
  const page = (await newWebKit()).page.asPage;
  await signIn(page, ADA);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Create Order' }).click();
  await page.getByRole('button', { name: 'I am Buying' }).click();
  await page.getByLabel('Description').fill('Leather sandals, size 42');

  await page.goBack();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  await page.getByRole('button', { name: 'Stay' }).click();

  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor({ state: 'hidden' });
  expect(await page.getByLabel('Description').inputValue()).toBe('Leather sandals, size 42');
});

test('a date field is as tall as the other fields', async ({ newWebKit }) => {
  const { page } = await newWebKit();
  await signIn(page.asPage, CHIDI);
  await page.goto('dashboard/create-order');
  await page.getByRole('button', { name: 'I am Selling' }).click();
  await page.getByLabel('Expected Delivery Date').waitFor();

  const heightOf = (label: string) =>
    page.run<number>(
      (name: string) =>
        [...document.querySelectorAll('input')]
          .find(({ labels }) => labels?.[0]?.textContent.startsWith(name))
          ?.getBoundingClientRect().height,
      label,
    );

  expect(await heightOf('Expected Delivery Date')).toBe(await heightOf("Buyer's email"));
});
