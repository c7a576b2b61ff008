import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/demo.ts';
import { DemoConsole } from '../pages/demo-console.ts';

const SECTIONS = ['People', 'Messages', 'Trade', 'Worlds'];
const WIDTHS = [320, 768, 1280];
const DRAWER = '.ant-drawer';

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

test('console: the keyboard opens it, moves in it and closes it', async ({ page }) => {
  await page.goto('/?persona=ada&to=/dashboard/overview');
  const demo = new DemoConsole(page);
  const opener = page.getByRole('button', { name: 'Console' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(demo.drawer.getByRole('tabpanel')).toBeVisible();

  await demo.drawer.getByRole('tab', { name: 'People' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(demo.drawer.getByRole('tab', { selected: true })).toContainText('Worlds');
  await page.keyboard.press('Escape');

  await expect(demo.drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('console: covers a phone, leaves a tablet usable and scrolls in a low window', async ({ page }) => {
  const demo = new DemoConsole(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/?persona=ada&to=/dashboard/overview');
  await page.getByRole('link', { name: 'Account', exact: true }).click({ trial: true });
  await page.getByRole('link', { name: 'Contact support' }).click({ trial: true });
  await demo.show('Trade');
  await expect.poll(() => demo.drawer.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 780 });
  await demo.close();

  await page.setViewportSize({ width: 768, height: 1024 });
  await demo.show('Trade');
  await expect(async () => {
    const [app, drawer] = await Promise.all([page.locator('#root').boundingBox(), demo.drawer.boundingBox()]);
    expect((app?.x ?? 0) + (app?.width ?? Infinity)).toBeLessThanOrEqual(drawer?.x ?? 0);
  }).toPass();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/account$/);

  await page.setViewportSize({ width: 1280, height: 600 });
  const worlds = await demo.show('Worlds');
  const last = worlds.getByRole('button', { name: /^Start: / }).last();
  await expect(last).not.toBeInViewport();
  await worlds.hover();
  await page.mouse.wheel(0, 10_000);
  await expect(last).toBeInViewport();
});
