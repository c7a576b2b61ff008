import type { DeviationName } from '@amana/api/control';
import type { Page } from '@playwright/test';
import type { Control } from '../fixtures/control.ts';
import { holdToasts } from '../fixtures/hold-toasts.ts';
import { followPendingCalls } from '../fixtures/pending-calls.ts';
import { SHIPPED_PARCEL } from '../fixtures/shipped-parcel.ts';
import { CHIDI } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { startTrade } from '../fixtures/trade.ts';

// Over real connections, which time out or break: one effect in the end, and the screen reports the truth. A unit test
// of the web app (`action-faults`) covers every change.

const PASSWORD = 'N3wpass!';
const UNCONFIRMED = 'We could not confirm whether this was done.';

test.use({ scenario: 'empty' });

test.beforeEach(async ({ control, problems }) => {
  // The browser reports the failures of the tests.
  problems.allow(/Failed to load resource|^request failed/);
  await control.updateSettings({ autoPayAfterMs: null });
});

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
}

/** Presses the button while the answers of the operations deviate, and waits for the event of one effect. */
async function press(
  page: Page,
  control: Control,
  name: string,
  { deviation, operations, event }: { deviation: DeviationName; operations: string[]; event: string },
): Promise<void> {
  const earlier = await control.countEvents(event);
  await control.deviate([deviation], operations);
  await page.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => control.countEvents(event)).toBe(earlier + 1);
}

test('an order whose answer is too late is found, and is there once', async ({
  buyerPage: page,
  control,
}) => {
  await holdToasts(page);
  const calls = await followPendingCalls(page);
  await page.goto('dashboard/create-order');
  await page.getByRole('button', { name: 'I am Buying' }).click();
  await fill(page, { "Seller's email": CHIDI.email, Description: 'A blue bicycle', Amount: '70000' });

  const event = 'order.created';
  await press(page, control, 'Create Order', {
    deviation: 'late-answer',
    operations: ['createOrder'],
    event,
  });
  await calls.expire();

  await expect(page.getByText('Purchase request created successfully').first()).toBeVisible();
  await expect(page.getByText(UNCONFIRMED)).toHaveCount(0);
  expect(await control.countEvents(event)).toBe(1);
});

test('a picture that arrived before the connection broke is found by Check again', async ({
  sellerPage: page,
  product,
  control,
}) => {
  const { transactionId } = await startTrade(product.url, control, 'Paid');
  await holdToasts(page);
  await page.goto(`dashboard/manage-transactions/${transactionId}`);
  await page.getByRole('button', { name: 'Confirm Delivery' }).click();
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(SHIPPED_PARCEL);

  await press(page, control, 'Submit', {
    deviation: 'cut-after-effect',
    operations: ['updateOrderDelivery', 'getOrder'],
    event: 'order.shipped',
  });
  await expect(page.getByText(UNCONFIRMED).first()).toBeVisible();
  await control.deviate([]);
  const checkAgain = page.getByRole('button', { name: 'Check again' });
  await checkAgain.click();

  await expect(page.getByText('Order updated successfully')).toHaveCount(1);
  await expect(checkAgain).toHaveCount(0);
  expect(await control.countEvents('order.shipped')).toBe(1);
});

test('a registration without an answer is not called done or failed', async ({ page, control }) => {
  await page.goto('register');
  await fill(page, {
    'First Name': 'Uche',
    'Last Name': 'Ibe',
    Email: 'uche@amana.test',
    'Phone Number': '08031234567',
    Password: PASSWORD,
    'Confirm Password': PASSWORD,
  });

  await press(page, control, 'Register', {
    deviation: 'cut-after-effect',
    operations: ['signUp'],
    event: 'user.registered',
  });

  await expect(page.getByText(UNCONFIRMED).first()).toBeVisible();
  await expect(page.getByText('Registration successfully')).toHaveCount(0);
});
