import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { PHONE_PHOTO } from '../fixtures/phone-photo.ts';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { ChatPage } from '../pages/chat-page.ts';

test('the conversation keeps its size when a long title of the dispute loads', async ({ page, control }) => {
  const title = 'The shoes came in another size and colour than we had agreed';
  const { disputeId } = await control.disputeOf(ADA.email);
  const titleComes = Promise.withResolvers<undefined>();
  await page.setViewportSize({ width: 320, height: 640 });
  await startSession(page, ADA);
  await page.route('**/Dispute/GetById/*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    await titleComes.promise;
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, title } } });
  });
  const chat = await new ChatPage(page).open(disputeId);
  await expect(chat.messages.first()).toBeVisible();
  const size = await chat.thread.boundingBox();

  titleComes.resolve(undefined);

  await expect(page.getByRole('link', { name: / held · / })).toBeVisible();
  expect(await chat.thread.boundingBox()).toEqual(size);
});

test('disputes: errors and confirmations fit and are accessible', async ({ page, control, problems }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  problems.allow(/Message\/Send|A chat message could not be sent|ERR_FAILED/);
  const { disputeId, transactionId, disputableId } = await control.disputeOf(ADA.email);
  await startSession(page, ADA);

  await page.goto(`/dashboard/lodge-dispute/${disputableId}`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'fun.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please provide a title for your dispute')).toBeVisible();
  await expect(page.getByText('Only JPEG, PNG, and PDF files are allowed')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);

  await page.goto(`/dashboard/manage-disputes/${transactionId}`);
  await page.getByRole('button', { name: 'Cancel Dispute' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.route('**/Message/Send', (route) => route.abort());
  const chat = await new ChatPage(page).open(disputeId);
  await chat.attach({ ...PHONE_PHOTO, name: `${'a-long-name-'.repeat(12)}.jpg` });
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Message', { exact: true }).fill(`See https://amana.example/${'a'.repeat(200)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not sent')).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);
  // Only the conversation scrolls.
  const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(below).toBeLessThanOrEqual(0);
});
