import { startTrade } from '../fixtures/trade.ts';
import { PHONE_PHOTO, hasGpsPosition } from '../fixtures/phone-photo.ts';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { ChatPage } from '../pages/chat-page.ts';
import { DisputePages } from '../pages/dispute-pages.ts';
import { OverviewPage } from '../pages/overview-page.ts';
import { TransactionPage } from '../pages/transaction-page.ts';

const SANDALS = 'Leather sandals, size 42';
const DISPUTE = { category: 'Damaged item', title: 'The heel is broken', note: 'It arrived so.' };
const SETTLEMENT_MS = 60_000;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('a paid order that goes wrong', () => {
  test.use({ scenario: 'empty' });

  test.beforeEach(async ({ control }) => {
    await control.updateSettings({ autoPayAfterMs: null, supportReplyAfterMs: null });
  });

  test('has a dispute with document and chat, which is cancelled, then settles', async ({
    product,
    control,
    buyerPage,
    sellerPage,
  }) => {
    const { transactionId } = await startTrade(product.url, control, 'Paid');

    const disputes = new DisputePages(buyerPage);
    await disputes.lodge(transactionId, { ...DISPUTE, document: PHONE_PHOTO });
    await disputes.row(SANDALS).click();
    await expect(disputes.details).toContainText('The heel is broken');
    await expect(disputes.details).toContainText('Your roleBuyer');

    expect(hasGpsPosition(PHONE_PHOTO.buffer)).toBe(true);
    const document = await disputes.document();
    expect(hasGpsPosition(document.bytes)).toBe(false);
    // The photo is upright only if its EXIF orientation is kept.
    const size = await buyerPage.evaluate(async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight];
    }, document.url);
    expect(size).toEqual([8, 16]);

    const threadId = await disputes.chat();
    const buyerChat = new ChatPage(buyerPage);
    await expect(buyerChat.messages).toHaveText([/Hello! How can I assist you today\?/]);
    await buyerChat.write('Good morning, the heel is broken.');
    await control.replyAsSupport({ threadId, message: 'Please send a picture.', to: 'buyer' });
    await expect(buyerChat.messages).toHaveText([/^YouGood morning/, /^AdminPlease send a picture\./]);
    await buyerChat.attach(PHONE_PHOTO);
    await buyerChat.write('Here it is.');
    await expect(buyerChat.sending).toHaveCount(0);
    await expect(buyerChat.messages).toHaveCount(3);
    await expect(buyerChat.messages.nth(2).getByRole('img', { name: 'Attached picture' })).toBeVisible();

    const sellerChat = await new ChatPage(sellerPage).open(threadId);
    await expect(sellerChat.messages).toHaveText([/Hello! How can I assist you today\?/]);
    await sellerChat.write('It was whole when I packed it.');
    await control.replyAsSupport({ threadId, message: 'Thank you, we look into it.', to: 'seller' });
    await expect(sellerChat.messages).toHaveText([/^YouIt was whole/, /^AdminThank you/]);
    await control.replyAsSupport({ threadId, message: 'Thank you for the picture.', to: 'buyer' });
    // The buyer now has all earlier messages, and no message of the seller's.
    await expect(buyerChat.messages.last()).toHaveText(/^AdminThank you for the picture/);
    await expect(buyerChat.messages).toHaveCount(4);

    await (await disputes.open(transactionId)).cancel();
    await expect(buyerPage.getByText('No disputed transactions found')).toBeVisible();

    await sellerPage.goto(`/dashboard/manage-transactions/${transactionId}`);
    await new TransactionPage(sellerPage).ship(PHONE_PHOTO);
    const { code = '' } = await control.mailTo(ADA.email, 'confirmation-code');
    await buyerPage.goto(`/dashboard/manage-transactions/${transactionId}`);
    await new TransactionPage(buyerPage).confirmReceipt(code);
    await control.moveClock({ advanceMs: SETTLEMENT_MS });
    const sold = (await new OverviewPage(sellerPage).open()).balance('Selling Account');
    await expect(sold).toContainText('₦48,118.75');
  });
});

test('a long conversation: keeps its position and hints at new messages', async ({ page, control }) => {
  await control.updateSettings({ supportReplyAfterMs: null });
  const { disputeId: threadId } = await control.disputeOf(ADA.email);
  await startSession(page, ADA);
  const chat = await new ChatPage(page).open(threadId);
  await expect(chat.messages).toHaveCount(20);
  await expect.poll(() => chat.distanceFromBottom()).toBeLessThan(2);

  const first = await chat.messages.first().textContent();
  await chat.scroll(-20_000);
  await expect(chat.messages).toHaveCount(40);
  const message = chat.messages.filter({ hasText: first ?? '' }).first();
  // The message stays near the top, with older messages above it.
  await expect(async () => {
    const [place, region] = [await message.boundingBox(), await chat.thread.boundingBox()];
    const distance = (place?.y ?? 0) - (region?.y ?? 0);
    expect(distance).toBeLessThan(160);
    expect(distance).toBeGreaterThan(0);
  }).toPass();

  const away = await chat.distanceFromBottom();
  await control.replyAsSupport({ threadId, message: 'Something new', to: 'buyer' });
  await expect(chat.newMessagesHint).toBeVisible();
  expect(await chat.distanceFromBottom()).toBeGreaterThan(away);
  await chat.newMessagesHint.click();
  await expect(page.getByText('Something new')).toBeInViewport();
  await expect(chat.newMessagesHint).toBeHidden();

  await control.replyAsSupport({ threadId, message: 'And one more', to: 'buyer' });
  await expect(page.getByText('And one more')).toBeInViewport();
});
