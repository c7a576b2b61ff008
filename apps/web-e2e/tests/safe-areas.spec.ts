import type { Page } from '@playwright/test';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { startTrade } from '../fixtures/trade.ts';

interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Phones with a camera or a home indicator at their edges, in px. */
const PHONES = {
  upright: { width: 390, height: 844, insets: { top: 0, right: 0, bottom: 34, left: 0 } },
  'on its side': { width: 740, height: 360, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
  'wide, on its side': { width: 932, height: 430, insets: { top: 0, right: 59, bottom: 21, left: 59 } },
};

async function setInsets(page: Page, insets: Insets): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** Controls and texts at the end of the page that an edge of the phone clips. */
function cutOff(page: Page, insets: Insets): Promise<string[]> {
  return page.evaluate(({ left, right, bottom }) => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, h1, h2, p')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => box.width >= 2 && getComputedStyle(element).opacity !== '0')
      .filter(
        ({ box }) =>
          box.left < left ||
          box.right > document.documentElement.clientWidth - right ||
          (box.top < window.innerHeight && box.bottom > window.innerHeight - bottom),
      )
      .map(({ element }) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`);
  }, insets);
}

test('the edges of a phone cut nothing off, upright or on its side', async ({ page, control, product }) => {
  const { orderId, transactionId, disputeId } = await startTrade(product.url, control, 'InDispute');
  const expectWhole = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    for (const [how, { insets, ...viewport }] of Object.entries(PHONES)) {
      await page.setViewportSize(viewport);
      await setInsets(page, insets);
      expect.soft(await cutOff(page, insets), `${path}, ${how}`).toEqual([]);
    }
  };

  await expectWhole('/login');
  await startSession(page, ADA);
  for (const path of [
    'overview',
    'create-order',
    'orders',
    `orders/${orderId}`,
    `manage-transactions/${transactionId}`,
    `chats/${disputeId}`,
    'account/edit-profile',
  ])
    await expectWhole(`/dashboard/${path}`);
});
