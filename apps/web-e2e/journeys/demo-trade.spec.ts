import { lagosDay } from '@amana/domain';
import { controlIn, expect, stopWorkers, test } from '../fixtures/demo-test.ts';
import { ADA, CHIDI, signIn } from '../fixtures/sign-in.ts';
import { SHIPPED_PARCEL } from '../fixtures/shipped-parcel.ts';
import { CreateOrderPage } from '../pages/create-order-page.ts';
import { OrderPage } from '../pages/order-page.ts';
import { TransactionPage } from '../pages/transaction-page.ts';

const today = () => lagosDay(Date.now());

/** Long enough for the three steps of settlement. */
const SETTLEMENT_MS = 60_000;

/** Three times a worker starts anew under the two of them. */
const TRADE_LIMIT_MS = 180_000;

test('in two tabs of one browser an order is paid, shipped, confirmed and settled, and nothing of it is lost', async ({
  context,
  host,
  newTab,
}) => {
  test.setTimeout(TRADE_LIMIT_MS);
  const [buyer, seller] = [await newTab('buyer'), await newTab('seller')];
  await signIn(buyer, ADA);
  await signIn(seller, CHIDI);
  const control = controlIn(buyer, host);
  await control.updateSettings({ autoPayAfterMs: null });

  const link = await new CreateOrderPage(buyer).create({
    side: 'Buying',
    counterpartEmail: CHIDI.email,
    description: 'Leather sandals, size 42',
    amount: '50000',
  });
  expect(link.startsWith(`${host.url}dashboard/orders/`)).toBe(true);
  await (await new OrderPage(seller).openLink(link)).approveFor(today());

  const buyerOrder = await new OrderPage(buyer).openLink(link);
  const account = await buyerOrder.payNow();
  await control.transfer({ ...account, reference: 'BANK-1' });
  await expect(buyerOrder.status).toContainText('Paid', { timeout: 15_000 });
  await stopWorkers(context, buyer);

  const sellerOrder = await new OrderPage(seller).openLink(link);
  await expect(sellerOrder.status).toContainText('Paid');
  await sellerOrder.manage();
  await new TransactionPage(seller).ship(SHIPPED_PARCEL);
  await stopWorkers(context, seller);

  const { code = '' } = await control.mailTo(ADA.email, 'confirmation-code');
  await (await new OrderPage(buyer).openLink(link)).manage();
  await new TransactionPage(buyer).confirmReceipt({ code, date: today(), receivedBy: ADA.name });
  await control.moveClock({ advanceMs: SETTLEMENT_MS });
  await stopWorkers(context, buyer);

  await expect((await new OrderPage(seller).openLink(link)).status).toContainText('Completed');
  await expect((await new OrderPage(buyer).openLink(link)).status).toContainText('Completed');
});
