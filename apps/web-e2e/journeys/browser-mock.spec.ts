import { join } from 'node:path';
import { createServer } from 'vite';
import { asReturningVisitor } from '../fixtures/returning-visitor.ts';
import { SHIPPED_PARCEL } from '../fixtures/shipped-parcel.ts';
import { CHIDI } from '../fixtures/sign-in.ts';
import { deliveryDay } from '../fixtures/trade.ts';
import { watchedTest } from '../fixtures/watched-test.ts';
import { CreateOrderPage } from '../pages/create-order-page.ts';
import { DemoConsole } from '../pages/demo-console.ts';
import { OrderPage } from '../pages/order-page.ts';
import { TransactionPage } from '../pages/transaction-page.ts';
import { expect } from '../fixtures/test.ts';

/** The dev server prepares its dependencies for the first page. */
const FIRST_LOAD_MS = 120_000;

/** The dev server of `npx nx serve web --configuration=browser-mock`, without any other server. */
const test = watchedTest.extend<object, { devServer: string }>({
  devServer: [
    async ({}, use) => {
      const server = await createServer({
        root: join(import.meta.dirname, '../../web'),
        mode: 'browser-mock',
        logLevel: 'warn',
        server: { host: '127.0.0.1', port: 0, proxy: {} },
      });
      await server.listen();
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ devServer }, use) => use(devServer),
  context: async ({ context }, use) => {
    await asReturningVisitor(context);
    await use(context);
  },
});

test('app and mock in one page live through a trade of two people', async ({ page, problems }) => {
  // Leaving a page cancels its preloaded modules.
  problems.allow(/\/src\/\S+ net::ERR_FAILED/);
  // Settlement moves the clock past the access token's expiry, so the token is refreshed.
  problems.allow(/status of 401/);
  // MSW checks for a new worker on each page; leaving the page cancels that.
  problems.allow(/Failed to update a ServiceWorker/);
  const order = new OrderPage(page);
  const transaction = new TransactionPage(page);
  const openAs = (persona: 'ada' | 'chidi', path: string) =>
    page.goto(`?${new URLSearchParams({ persona, to: path })}`);

  await openAs('ada', '/dashboard/overview');
  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible({ timeout: FIRST_LOAD_MS });
  const link = await new CreateOrderPage(page).create({
    side: 'Buying',
    counterpartEmail: CHIDI.email,
    description: 'Leather sandals, size 42',
    amount: '50000',
  });
  const orderPath = new URL(link).pathname;

  await openAs('chidi', orderPath);
  await order.approveFor(deliveryDay());

  await openAs('ada', orderPath);
  await order.payNow();
  await expect(order.status).toContainText('Paid');

  await openAs('chidi', orderPath);
  await order.manage();
  await transaction.ship(SHIPPED_PARCEL);

  await openAs('ada', orderPath);
  await order.manage();
  await transaction.startReceipt();
  const demoConsole = new DemoConsole(page);
  await demoConsole.useNewestCode();
  await demoConsole.close();
  await transaction.finishReceipt();
  await demoConsole.settle();

  await openAs('chidi', orderPath);
  await expect(order.status).toContainText('Completed');
});
