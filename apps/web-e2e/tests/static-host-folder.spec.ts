import { reloadOrderInFolder } from '../fixtures/order-in-folder.ts';
import { test } from '../fixtures/published-app.ts';

test.use({ readsOnly: true });

test('static host folder: a user signs in, opens an order and reloads', async ({ page, baseURL }) => {
  await reloadOrderInFolder(page, baseURL);
});
