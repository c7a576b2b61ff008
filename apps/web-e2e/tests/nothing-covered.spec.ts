import { coveredAt } from '../fixtures/covered.ts';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { smallTargets } from '../fixtures/small-targets.ts';
import { expect, test } from '../fixtures/test.ts';
import { startTrade } from '../fixtures/trade.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('on a phone each link, button and field is as large as a finger, and nothing covers it', async ({
  page,
  control,
  product,
}) => {
  const { orderId, transactionId, disputeId } = await startTrade(product.url, control, 'InDispute');
  const approved = await startTrade(product.url, control, 'Approved');
  await startSession(page, ADA);
  const paths = [
    'overview',
    'create-order',
    'orders',
    `orders/${orderId}`,
    `orders/${approved.orderId}`,
    `order/payments/${approved.orderId}`,
    'transactions',
    `manage-transactions/${transactionId}`,
    `transactions/${transactionId}`,
    'disputes',
    `manage-disputes/${transactionId}`,
    `chats/${disputeId}`,
    'account',
    'account/edit-profile',
    'settings',
  ];
  for (const path of paths) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);

    expect.soft(await smallTargets(page), `${path}: small targets`).toEqual([]);
    expect.soft(await coveredAt(page, 'top'), `${path} at the top`).toEqual([]);
    expect.soft(await coveredAt(page, 'bottom'), `${path} at the bottom`).toEqual([]);
  }
});

test('on a phone the link of a new order can be copied without scrolling, however long its description is', async ({
  page,
}) => {
  await startSession(page, ADA);
  await page.goto('/dashboard/settings');
  const order = {
    id: '3f2b8a54-6f0e-4f43-9f0c-2a5b7f1d9a10',
    amount: 999_999_999,
    description: 'A kitchen for a restaurant with all that belongs to it. '.repeat(10),
    referralLink: 'http://amana.test/dashboard/orders/3f2b8a54?referral=K7QX2M',
  };
  // As the router stores the state of a navigation.
  await page.evaluate(
    (usr) => window.history.replaceState({ usr, key: 'created', idx: 0 }, '', '/dashboard/order/success'),
    { order },
  );
  await page.reload();

  const copy = await page.getByRole('button', { name: 'Copy link' }).boundingBox();
  const navigation = await page.getByRole('navigation', { name: 'Main' }).boundingBox();

  expect((copy?.y ?? Infinity) + (copy?.height ?? 0)).toBeLessThan(navigation?.y ?? 0);
});
