import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { test } from '../fixtures/demo.ts';
import { expect } from '../fixtures/test.ts';
import { StagePage } from '../pages/stage-page.ts';

test.use({ viewport: { width: 1280, height: 720 } });

test('a presenter plays a whole trade with Next, and both phones show it', async ({ page, control }) => {
  const stage = await new StagePage(page).open();
  // The presenter pays the seller, so the clock must not.
  await control.updateSettings({ settlementStepMs: 120_000 });
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

test('the stage fits and can be used by everyone, one phone at a time on a phone', async ({ page }) => {
  const stage = await new StagePage(page).open();
  await stage.play('Ada creates the order');
  await stage.play('Chidi approves the order');
  await stage.nextButton('Ada pays').waitFor();
  for (const width of [320, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectAccessibleInBothThemes(page);

  const [ada, chidi] = [stage.phoneOf('Ada Obi').owner(), stage.phoneOf('Chidi Okeke').owner()];
  await expect(ada).toBeVisible();
  await expect(chidi).toBeHidden();
  await stage.tab('Ada').focus();
  await page.keyboard.press('ArrowRight');
  await expect(chidi).toBeVisible();
  await expect(ada).toBeHidden();
});
