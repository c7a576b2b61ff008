import { join } from 'node:path';
import { createServer } from 'vite';
import { asReturningVisitor } from '../fixtures/returning-visitor.ts';
import { CHIDI } from '../fixtures/sign-in.ts';
import { deliveryDay } from '../fixtures/trade.ts';
import { watchedTest } from '../fixtures/watched-test.ts';
import { CreateOrderPage } from '../pages/create-order-page.ts';
import { OrderPage } from '../pages/order-page.ts';
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

test('app and mock in one page: the other party sees and answers an order', async ({ page, problems }) => {
  // Leaving a page cancels its preloaded modules.
  problems.allow(/\/src\/\S+ net::ERR_FAILED/);
  // MSW checks for a new worker on each page; leaving the page cancels that.
  problems.allow(/Failed to update a ServiceWorker/);
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
  const order = new OrderPage(page);
  await order.approveFor(deliveryDay());
  await openAs('ada', orderPath);
  await expect(order.status).toContainText('Approved');
});
