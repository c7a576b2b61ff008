import { PERSONAS } from '@amana/mock-lab';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

const WIDTHS = [320, 1280];
const SCHEMES = ['light', 'dark'] as const;

test('the mailbox: shows new mail without a reload and keeps the position', async ({ page, request }) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await page.goto('/mock/mailbox?to=ada@amana.test');
  const who = page.getByLabel('To', { exact: true });
  await who.focus();
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 150));
  expect(await scrolled()).toBe(150);

  await request.post('/api/v1/Auth/ForgotPassword', { data: { email: 'ada@amana.test' } });

  const mail = page.getByRole('article').filter({ hasText: 'Reset your password' });
  await expect(mail.getByRole('link', { name: 'Open the link of this mail' })).toHaveAttribute(
    'href',
    /reset-password/,
  );
  await expect(page.getByRole('status')).toHaveText('1 new mail');
  await expect(who).toBeFocused();
  expect(await scrolled()).toBe(150);
});

test('an order that Ada creates in the API reference is in the web app', async ({
  page,
  buyerPage,
  product,
}) => {
  const otherHosts: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url) && !request.url().startsWith('data:'))
      otherHosts.push(request.url());
  });
  await page.goto('/docs#/Orders/createOrder');
  await page.getByLabel('Try it as').selectOption({ label: 'Ada' });
  await expect(page.getByRole('status')).toHaveText('Calls are made as Ada.');

  const operation = page.locator('#operations-Orders-createOrder');
  const order = {
    email: 'chidi@amana.test',
    buyerId: PERSONAS[0].userId,
    description: 'Ordered by way of the API reference',
    amount: 50_000,
  };
  await operation.getByRole('textbox').fill(JSON.stringify(order));
  const created = page.waitForResponse('**/Order/CreateOrder');
  await operation.getByRole('button', { name: 'Execute' }).click();

  await expect(operation.locator('.live-responses-table')).toContainText('"referralLink"');
  await expect(operation.getByText('curl -X')).toBeVisible();
  const { data } = (await (await created).json()) as { data: { id: string } };
  await buyerPage.goto(`/dashboard/orders/${data.id}`);
  await expect(buyerPage.getByText(order.description).first()).toBeVisible();
  expect(otherHosts).toEqual([]);
});

test('the API reference fits every width in both themes', async ({ page }) => {
  await page.goto('/docs#/Orders/createOrder');
  await expect(page.getByText('By a buyer or a seller with a completed profile')).toBeVisible();
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page, '#settings');
  }
});

for (const path of ['/mock/mailbox', '/mock/reports'])
  test(`${path} is accessible, at every width and in both themes`, async ({ page, request }) => {
    const crash = { kind: 'crash', code: 'TypeError', path: '/dashboard/orders/:id', count: 1 };
    await request.post('/mock/v1/reports', { data: { release: '0.1.0', reports: [crash] } });
    await page.goto(path);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    }
  });
