import type { Page } from '@playwright/test';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { startTrade } from '../fixtures/trade.ts';

/**
 * Names the links, buttons and fields that something covers after scrolling to one end of the page: in the upper half
 * at the top, in the lower half at the bottom.
 */
function coveredAt(page: Page, end: 'top' | 'bottom'): Promise<string[]> {
  return page.evaluate((place) => {
    window.scrollTo({ top: place === 'top' ? 0 : document.body.scrollHeight, behavior: 'instant' });
    const isScrollable = document.documentElement.scrollHeight > window.innerHeight;
    const nameOf = (element: Element | null) =>
      element === null ? 'nothing' : `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
    return [
      ...document.querySelectorAll('a[href], button:not([aria-disabled]), input, select, textarea, summary'),
    ].flatMap((element) => {
      const [box] = element.getClientRects();
      if (box === undefined || box.width < 2 || !element.checkVisibility()) return [];
      const y = box.top + box.height / 2;
      const middle = window.innerHeight / 2;
      const isHere = !isScrollable || (place === 'top' ? y < middle : y > middle);
      if (!isHere || y < 0 || y >= window.innerHeight) return [];
      return [box.left + 6, box.left + box.width / 2, box.right - 6].flatMap((x) => {
        const hit = document.elementFromPoint(x, y);
        const isOwn =
          hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label') !== null);
        return isOwn ? [] : [`${nameOf(hit)} covers ${nameOf(element)}`];
      });
    });
  }, end);
}

/** `SIZES` of the theme, less a rounding tolerance. */
const LEAST_PX = 43.5;

/** Names the links, buttons and fields that are too small for a finger, except links inside sentences. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isText = ({ nodeType, textContent }: Node) =>
      nodeType === Node.TEXT_NODE && textContent?.trim() !== '';
    return [
      ...document.querySelectorAll('a[href], button:not([aria-disabled]), input, select, textarea, summary'),
    ].flatMap((element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      const inSentence = element.matches('a') && [...(element.parentElement?.childNodes ?? [])].some(isText);
      if (width < 2 || !element.checkVisibility() || inSentence || (width >= least && height >= least))
        return [];
      return [
        `${element.tagName} ${element.textContent.trim()} ${Math.round(width)} × ${Math.round(height)}`,
      ];
    });
  }, LEAST_PX);
}

test.use({ viewport: { width: 360, height: 740 } });

test('phone: links, buttons and fields are large enough and not covered', async ({
  page,
  control,
  product,
}) => {
  const { orderId, transactionId, disputeId } = await startTrade(product.url, control, 'InDispute');
  const approved = await startTrade(product.url, control, 'Approved');
  await startSession(page, ADA);
  const paths = [
    'overview',
    'create-order',
    'orders',
    `orders/${orderId}`,
    `orders/${approved.orderId}`,
    `order/payments/${approved.orderId}`,
    'transactions',
    `manage-transactions/${transactionId}`,
    `transactions/${transactionId}`,
    'disputes',
    `manage-disputes/${transactionId}`,
    `chats/${disputeId}`,
    'account',
    'account/edit-profile',
    'settings',
  ];
  for (const path of paths) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);

    expect.soft(await smallTargets(page), `${path}: small targets`).toEqual([]);
    expect.soft(await coveredAt(page, 'top'), `${path} at the top`).toEqual([]);
    expect.soft(await coveredAt(page, 'bottom'), `${path} at the bottom`).toEqual([]);
  }
});

for (const path of ['login', 'register', 'reset-password', 'send-verification?email=kemi@gmail.com', 'about'])
  test(`phone, signed out: nothing is covered at ${path}`, async ({ page }) => {
    await page.goto(`/${path}`);
    await expect(page.getByRole('heading').first()).toBeVisible();

    for (const end of ['top', 'bottom'] as const) {
      // The button that shows a password is inside its field.
      const covered = (await coveredAt(page, end)).filter((text) => text !== 'BUTTON  covers INPUT ');
      expect.soft(covered, end).toEqual([]);
    }
  });

test('phone: the link of a new order is visible below any description', async ({ page }) => {
  await startSession(page, ADA);
  await page.goto('/dashboard/settings');
  const order = {
    id: '3f2b8a54-6f0e-4f43-9f0c-2a5b7f1d9a10',
    amount: 999_999_999,
    description: 'A kitchen for a restaurant with all that belongs to it. '.repeat(10),
    referralLink: 'http://amana.test/dashboard/orders/3f2b8a54?referral=K7QX2M',
    side: 'seller',
  };
  // The router stores the state of a navigation in this form.
  await page.evaluate(
    (usr) => window.history.replaceState({ usr, key: 'created', idx: 0 }, '', '/dashboard/order/success'),
    { order },
  );
  await page.reload();

  const copy = await page.getByRole('button', { name: 'Copy link' }).boundingBox();
  const navigation = await page.getByRole('navigation', { name: 'Main' }).boundingBox();

  expect((copy?.y ?? Infinity) + (copy?.height ?? 0)).toBeLessThan(navigation?.y ?? 0);
});

test('a phone with the bar of its browser: the account and its button are above the navigation', async ({
  page,
  control,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { orderId } = await startTrade(product.url, control, 'Approved');
  await startSession(page, ADA);
  const sent = page.getByRole('button', { name: 'I have sent the money' });
  const bottomOf = async (element: typeof sent) => {
    const box = await element.boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  await page.goto(`/dashboard/order/payments/${orderId}`);
  const navigation = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  await page.getByRole('button', { name: 'Make Payment with bank' }).click();

  const card = page.getByRole('region', { name: 'Bank account details' });
  await expect(card).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await bottomOf(sent)).toBeLessThan(navigation?.y ?? 0);

  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await page.getByRole('button', { name: 'View Account' }).click();
  await expect(page.getByText('Accoun Number Expires in')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await bottomOf(sent)).toBeLessThan(navigation?.y ?? 0);
});
