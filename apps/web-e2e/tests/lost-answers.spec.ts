import type { Page } from '@playwright/test';
import { type Change, CHANGES, CREATING_AN_ORDER } from '../fixtures/changes.ts';
import type { Control } from '../fixtures/control.ts';
import { holdToasts, letToastsEnd } from '../fixtures/hold-toasts.ts';
import { followPendingCalls } from '../fixtures/pending-calls.ts';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { startTrade } from '../fixtures/trade.ts';

// Every change × the ways in which its answer fails: one effect in the end, and the screen reports what is true.
// Not in the table: signing in and out, new tokens and marking notifications as read, which may happen twice without
// harm; editing a message and opening a chat, which the app never asks for.

const UNCONFIRMED = 'We could not confirm whether this was done.';
const SERVER_ERROR = 'An unexpected error occurred';
/** The pause before a change is looked for again, in ms. */
const SECOND_LOOK_MS = 5_000;

test.describe.configure({ mode: 'parallel' });

test.beforeEach(({ problems }) => {
  // The browser reports the failures that the tests ask for, and the app warns of those that it shows in no toast.
  problems.allow(
    /Failed to load resource|^request failed|^50\d from|message could not be sent|session could not be refreshed/,
  );
});

function buttonOf(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

async function open(page: Page, change: Change, url: string, control: Control): Promise<void> {
  await control.updateSettings({ autoPayAfterMs: null, supportReplyAfterMs: null });
  const trade = await startTrade(url, control, change.trade ?? 'Pending');
  if (change.as !== undefined) await startSession(page, change.as);
  await holdToasts(page);
  await change.open(page, trade, control);
  await expect(buttonOf(page, change.asks ?? change.button)).toBeVisible();
}

async function send(page: Page, change: Change, control: Control): Promise<void> {
  if (change.asks !== undefined) await buttonOf(page, change.asks).click();
  await sendAgain(page, change, control);
}

/** A question is still open after a failure. */
async function sendAgain(page: Page, change: Change, control: Control): Promise<void> {
  if (change.send === undefined) await buttonOf(page, change.button).click();
  else await change.send(page, control);
}

/** The values of the fields on the page. */
function typedOn(page: Page): Promise<string[]> {
  return page
    .locator('input:not([type=file], [type=radio]), textarea, select')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}

for (const [what, change] of Object.entries(CHANGES)) {
  const { operationId, event, done, failed, read, found = done, toasts = true } = change;
  const asksToCheck = read !== undefined && change.isOfAccount !== true;

  test(`${what} has one effect if the service fails first and is then too slow`, async ({
    page,
    product,
    control,
  }) => {
    await page.clock.install();
    const calls = await followPendingCalls(page);
    await open(page, change, product.url, control);
    const [earlier, typed] = [await control.countEvents(event), await typedOn(page)];

    await control.deviate(['server-error'], [operationId]);
    await send(page, change, control);
    await expect(page.getByText(read === undefined ? UNCONFIRMED : SERVER_ERROR).first()).toBeVisible();
    expect(await control.countEvents(event)).toBe(earlier);
    if (change.send === undefined) expect(await typedOn(page)).toEqual(typed);
    if (toasts) await letToastsEnd(page);

    await control.deviate(['late-answer'], [operationId]);
    await sendAgain(page, change, control);
    await expect.poll(() => control.countEvents(event)).toBe(earlier + 1);
    await calls.expire();
    await expect(page.getByText(read === undefined ? UNCONFIRMED : found).first()).toBeVisible();
    await expect(page.getByText(read === undefined ? done : UNCONFIRMED)).toHaveCount(0);
    if (found !== done) await expect(page.getByText(done)).toHaveCount(0);
    expect(await control.countEvents(event)).toBe(earlier + 1);
  });

  test(`${what} has one effect if a proxy fails first and the connection then breaks`, async ({
    page,
    product,
    control,
  }) => {
    await page.clock.install();
    await open(page, change, product.url, control);
    const earlier = await control.countEvents(event);

    await control.deviate(['bad-gateway'], [operationId]);
    await send(page, change, control);
    // A proxy may have stopped waiting for a change that goes on: one of a trade is looked for twice.
    if (asksToCheck) {
      await expect(page.getByText('Checking…')).toBeVisible();
      await page.clock.fastForward(SECOND_LOOK_MS);
    }
    await expect(page.getByText(asksToCheck ? failed : UNCONFIRMED).first()).toBeVisible();
    expect(await control.countEvents(event)).toBe(earlier);
    if (toasts) await letToastsEnd(page);

    await control.deviate(['cut-after-effect'], read === undefined ? [operationId] : [operationId, read]);
    // Until the second attempt begins, the text of the first one stays.
    const broken = page.waitForEvent('requestfailed');
    await sendAgain(page, change, control);
    await broken;
    await expect(page.getByText(UNCONFIRMED).first()).toBeVisible();
    if (asksToCheck) {
      await control.deviate([]);
      await buttonOf(page, 'Check again').click();
      await expect(page.getByText(found)).toHaveCount(1);
      await expect(page.getByText(UNCONFIRMED)).toHaveCount(0);
    } else await expect(page.getByText(found)).toHaveCount(0);
    if (found !== done) await expect(page.getByText(done)).toHaveCount(0);
    expect(await control.countEvents(event)).toBe(earlier + 1);
  });
}

test('an order is found again by a device whose clock is wrong', async ({ page, product, control }) => {
  const { done, event } = CREATING_AN_ORDER;
  await control.deviate(['no-date-header']);
  await page.clock.setSystemTime(new Date('2041-01-01'));
  await open(page, CREATING_AN_ORDER, product.url, control);
  const earlier = await control.countEvents(event);

  await control.deviate(['no-date-header', 'cut-after-effect']);
  await send(page, CREATING_AN_ORDER, control);
  await expect(page.getByText(UNCONFIRMED)).toBeVisible();
  await control.deviate(['no-date-header']);
  await buttonOf(page, 'Check again').click();

  await expect(page.getByText(done)).toBeVisible();
  expect(await control.countEvents(event)).toBe(earlier + 1);
});

test('an equal order from a moment ago is not taken for one that was not created', async ({
  page,
  product,
  control,
}) => {
  await open(page, CREATING_AN_ORDER, product.url, control);
  await send(page, CREATING_AN_ORDER, control);
  await buttonOf(page, 'View Order').click();
  // The created order is kept in the history of the form's page, which a reload would show again.
  await expect(page.getByRole('heading', { name: 'Pending Order' })).toBeVisible();
  const { as: _, ...again } = CREATING_AN_ORDER;
  await open(page, again, product.url, control);

  await control.deviate(['server-error'], ['createOrder']);
  await send(page, CREATING_AN_ORDER, control);

  await expect(page.getByText(SERVER_ERROR).first()).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Order Created Successfully' })).toHaveCount(0);
});

test('a message to support is sent once, whatever becomes of the answer', async ({
  page,
  product,
  control,
}) => {
  const { disputeId } = await startTrade(product.url, control, 'InDispute');
  await startSession(page, ADA);
  await page.goto(`dashboard/chats/${disputeId}`);
  const earlier = await control.countEvents('message.sent');
  const sent = page.getByRole('region', { name: 'Messages' }).getByText('Please look');
  const notSent = page.getByText('Not sent', { exact: true });

  await control.deviate(['server-error'], ['sendMessage']);
  await page.getByLabel('Message', { exact: true }).fill('Please look');
  await buttonOf(page, 'Send').click();
  await expect(notSent).toBeVisible();
  expect(await control.countEvents('message.sent')).toBe(earlier);

  await control.deviate(['cut-after-effect'], ['sendMessage', 'getThreadMessages']);
  await buttonOf(page, 'Retry Please look').click();
  await expect(page.getByText(UNCONFIRMED)).toBeVisible();
  await expect(notSent).toHaveCount(0);
  await control.deviate([]);
  await buttonOf(page, 'Check again').click();

  await expect(sent).toHaveCount(1);
  await expect(notSent).toHaveCount(0);
  await expect(page.getByText(UNCONFIRMED)).toHaveCount(0);
  expect(await control.countEvents('message.sent')).toBe(earlier + 1);
});
