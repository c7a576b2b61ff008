import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/demo.ts';
import { PHONE_PHOTO } from '../fixtures/phone-photo.ts';
import { DemoConsole } from '../pages/demo-console.ts';
import { OrderPage } from '../pages/order-page.ts';
import { TransactionPage } from '../pages/transaction-page.ts';

const SECTIONS = ['People', 'Messages', 'Trade', 'Worlds', 'Faults'];
const WIDTHS = [320, 768, 1280];
const DRAWER = '.ant-drawer';

test('one person at one browser plays both parties, the bank and the mail', async ({
  page,
  control,
  problems,
}) => {
  // Settlement moves the clock past the session's expiry, so the token is refreshed.
  problems.allow(/401 \(Unauthorized\)/);
  await control.updateSettings({ autoPayAfterMs: null });
  await page.goto('/login');
  const demo = new DemoConsole(page);

  await demo.signInAs('Ada Obi');
  await expect(page).toHaveURL(/\/dashboard\/overview$/);
  const trade = await demo.show('Trade');
  await trade.getByRole('button', { name: 'Open its order' }).click();
  const order = new OrderPage(page);
  await expect(order.status).toContainText('Open Transaction');
  await demo.transfer('Exact');
  await expect(demo.outcome).toContainText('paid, the money is held');
  await expect(order.status).toContainText('Paid');

  await demo.signInAs('Chidi Okeke');
  await expect(demo.outcome).toHaveText('Signed in as Chidi Okeke');
  await order.manage();
  const transactionUrl = page.url();
  await new TransactionPage(page).ship(PHONE_PHOTO);

  await demo.signInAs('Ada Obi');
  await expect(demo.outcome).toHaveText('Signed in as Ada Obi');
  await page.goto(transactionUrl);
  const transaction = new TransactionPage(page);
  const receipt = await transaction.startReceipt();
  await demo.useNewestCode();
  await expect(receipt.getByLabel('Confirmation Code')).toHaveValue(/^\d+$/);
  await demo.close();
  await transaction.finishReceipt();

  await demo.settle();
  const trades = await demo.show('Trade');
  await expect(trades.getByText(/is settled$/).first()).toBeVisible();
});

test('console: opens the counterpart in a window, and both stay signed in', async ({ page }) => {
  await page.goto('/?persona=ada&to=/dashboard/overview');
  const other = await new DemoConsole(page).newWindowAs('Chidi Okeke');

  await expect(other.getByRole('heading', { name: 'Welcome, Chidi' })).toBeVisible();
  await other.reload();
  await page.reload();

  await expect(other.getByRole('heading', { name: 'Welcome, Chidi' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
});

test('a link opens scenario, person and page, and its copy does in another browser', async ({
  page,
  context,
  control,
  newPerson,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/?scenario=underpaid&persona=chidi&to=/dashboard/orders');
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
  await expect(page.getByText('Dell Latitude 5400 laptop').first()).toBeVisible();
  const link = await new DemoConsole(page).copyScenarioLink();
  await control.reset('empty');

  const other = await newPerson();
  await other.goto(link);

  await expect(other).toHaveURL(/\/dashboard\/orders$/);
  await expect(other.getByText('Dell Latitude 5400 laptop').first()).toBeVisible();
  await other.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(other.getByText('Chidi Okeke').first()).toBeVisible();
});

test('console: every section fits every width and is accessible', async ({ page }) => {
  test.slow();
  await page.goto('/?scenario=default&persona=ada&to=/dashboard/overview');
  const demo = new DemoConsole(page);
  await demo.show('People');
  await expectAccessibleInBothThemes(page);
  for (const section of SECTIONS) {
    const panel = await demo.show(section);
    await expect(panel.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    // One order has its ledger and fewer events.
    if (section === 'Trade') {
      const orders = panel.getByLabel('Order');
      // Until the orders are loaded, the only choice is all of them.
      await expect(orders.getByRole('option').nth(1)).toBeAttached();
      await orders.selectOption({ index: (await orders.getByRole('option').count()) - 1 });
      await expect(panel.getByRole('region', { name: 'Ledger' })).toBeVisible();
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      // Tables follow a change of the width a moment later.
      const overhang = () => panel.evaluate((element) => element.scrollWidth - element.clientWidth);
      await expect.poll(overhang, `${section} at ${width} px`).toBeLessThanOrEqual(0);
    }
    await expectAccessibleInBothThemes(page, DRAWER);
  }
});

test('console: covers a phone, leaves a tablet usable and scrolls in a low window', async ({ page }) => {
  const root = page.locator('#root');
  const demo = new DemoConsole(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/?persona=ada&to=/dashboard/overview');
  await page.getByRole('link', { name: 'Account', exact: true }).click({ trial: true });
  await page.getByRole('link', { name: 'Contact support' }).click({ trial: true });
  await demo.show('Trade');
  await expect.poll(() => demo.drawer.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 780 });
  await expect(root).toHaveAttribute('inert');
  await demo.close();
  await expect(root).not.toHaveAttribute('inert');

  await page.setViewportSize({ width: 768, height: 1024 });
  await demo.show('Trade');
  await expect(async () => {
    const [app, drawer] = await Promise.all([root.boundingBox(), demo.drawer.boundingBox()]);
    expect((app?.x ?? 0) + (app?.width ?? Infinity)).toBeLessThanOrEqual(drawer?.x ?? 0);
  }).toPass();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/account$/);

  await page.setViewportSize({ width: 1280, height: 600 });
  const values = await demo.show('Faults');
  const last = values.getByRole('button', { name: /^Copy/ }).last();
  await expect(last).not.toBeInViewport();
  await values.hover();
  await page.mouse.wheel(0, 10_000);
  await expect(last).toBeInViewport();
});
