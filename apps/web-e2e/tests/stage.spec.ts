import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
} from '../fixtures/accessibility.ts';
import { test } from '../fixtures/demo.ts';
import { CHIDI, signIn } from '../fixtures/sign-in.ts';
import { expect } from '../fixtures/test.ts';
import { StagePage } from '../pages/stage-page.ts';

test.use({ viewport: { width: 1280, height: 720 } });

test('a presenter plays a whole trade with Next, and both phones show it', async ({ page, control }) => {
  // The presenter pays the seller, so the clock must not.
  await control.updateSettings({ settlementStepMs: 120_000 });
  const stage = await new StagePage(page).open();
  const [ada, chidi] = [stage.phoneOf('Ada Obi'), stage.phoneOf('Chidi Okeke')];
  await expect(ada.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  await expect(chidi.getByRole('heading', { name: 'Welcome, Chidi' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Demo' })).toBeVisible();
  await expect(ada.getByRole('complementary', { name: 'Demo' })).toHaveCount(0);

  await stage.play('Ada creates the order');
  await expect(chidi.getByText('Pending', { exact: true })).toBeVisible();
  await stage.play('Chidi approves the order');
  await expect(ada.getByText('Approved', { exact: true }).first()).toBeVisible();
  await expect(stage.place('Ada’s bank')).toContainText('₦51,881.25');
  await stage.play('Ada pays');
  await expect(stage.place('Held by Amana')).toContainText('₦51,881.25');
  await stage.play('Chidi ships');
  await stage.play('Ada confirms receipt');
  await stage.play('Amana pays the seller');

  await expect(stage.saying).toContainText('The trade is complete: Chidi is paid.');
  await expect(stage.place('Chidi’s bank')).toContainText('₦48,118.75');
  for (const phone of [ada, chidi]) {
    await expect(phone.getByText('Completed', { exact: true }).first()).toBeVisible();
  }
});

test('stage: notices a manual step, and a clicker plays the next one', async ({ page }) => {
  const stage = await new StagePage(page).open();
  await stage.play('Ada creates the order');
  const chidi = stage.phoneOf('Chidi Okeke');
  await chidi.getByRole('button', { name: 'Cancel Order', exact: true }).click();
  await chidi.getByRole('button', { name: 'Yes, Cancel Order' }).click();

  await expect(stage.saying).toContainText('Chidi has rejected the order.');
  await stage.nextButton('Ada creates a new order').focus();
  await page.keyboard.press('PageDown');

  await expect(stage.nextButton('Chidi approves the order')).toBeVisible();
});

test('stage: a sign-out on one phone keeps the other sessions', async ({ page }) => {
  await signIn(page, CHIDI);
  const stage = await new StagePage(page).open();
  const [ada, chidi] = [stage.phoneOf('Ada Obi'), stage.phoneOf('Chidi Okeke')];
  await expect(ada.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  await ada.getByRole('link', { name: 'Account', exact: true }).click();
  await ada.getByRole('button', { name: 'Log Out' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'OK' }).click();

  await expect(ada.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
  await expect(page.getByText('Nobody is signed in.')).toHaveCount(1);
  await chidi.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(chidi.getByText('Chidi Okeke').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign in as Ada Obi' }).click();
  await expect(ada.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  await page.goto('/dashboard/overview');
  await expect(page.getByRole('heading', { name: 'Welcome, Chidi' })).toBeVisible();
});

test('on a phone the stage shows one side at a time', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const stage = await new StagePage(page).open();
  const [ada, chidi] = [stage.phoneOf('Ada Obi'), stage.phoneOf('Chidi Okeke')];
  await expect(ada.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  await expect(chidi.owner()).toBeHidden();

  await stage.tab('Ada').focus();
  await page.keyboard.press('ArrowRight');
  await expect(chidi.getByRole('heading', { name: 'Welcome, Chidi' })).toBeVisible();
  await expect(ada.owner()).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(stage.desk).toBeVisible();
  await expect(chidi.owner()).toBeHidden();
});

test('stage controls: support desk, notes that stay unfolded, a script on one page', async ({ page }) => {
  const stage = await new StagePage(page).open();
  const [ada, chidi] = [stage.phoneOf('Ada Obi').owner(), stage.phoneOf('Chidi Okeke').owner()];

  await stage.press('Support');
  await expect(stage.desk).toBeVisible();
  await expect(ada).toBeVisible();
  await expect(chidi).toBeHidden();
  await stage.press('Support');
  await expect(stage.desk).toBeHidden();
  await expect(ada).toBeVisible();
  await expect(chidi).toBeVisible();

  const notes = page.getByText(/^Ada and Chidi do not know each other/);
  await page.getByRole('button', { name: 'Presenter notes' }).click();
  await expect(notes).toBeVisible();
  await page.reload();
  await expect(notes).toBeVisible();

  const opening = page.context().waitForEvent('page');
  await stage.printScript();
  const script = await opening;
  await expect(script.getByRole('row')).toHaveCount(7);
  await expectAccessible(script);
  const pdf = await script.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('the menu of the stage hides every tool, and a press shows them again', async ({ page }) => {
  const stage = await new StagePage(page).open();
  const more = page.getByRole('button', { name: 'More' });
  await stage.nextButton('Ada creates the order').waitFor();
  await stage.choose('Hide all tools (F)');

  await expect(more).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(more).toBeVisible();
});

test('the stage fits and can be used by everyone, in both themes', async ({ page }) => {
  const stage = await new StagePage(page).open();
  await stage.play('Ada creates the order');
  await stage.play('Chidi approves the order');
  await stage.nextButton('Ada pays').waitFor();
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectAccessibleInBothThemes(page);
  await stage.tab('Support').click();
  await expect(stage.desk).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
