import { type Locator, type Page, expect } from '@playwright/test';
import { ADA, CHIDI, type Person } from '../fixtures/sign-in.ts';
import { deliveryDay } from '../fixtures/trade.ts';
import { openedDialog } from '../fixtures/opened-dialog.ts';
import { test } from '../fixtures/test.ts';

/** More than the focusable elements of any screen. */
const MOST_STEPS = 60;

/** Moves the focus by Tab only. */
class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Fails if Tab does not reach the element. */
  async moveTo(target: Locator): Promise<void> {
    await expect(target).toBeEnabled();
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.#page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  }

  async press(role: 'button' | 'link', name: string): Promise<void> {
    await this.moveTo(this.#page.getByRole(role, { name, exact: true }).first());
    await openedDialog(this.#page);
    await this.#page.keyboard.press('Enter');
  }

  async type(label: string, text: string): Promise<void> {
    await this.moveTo(this.#page.getByLabel(label, { exact: true }));
    await this.#page.keyboard.type(text);
  }
}

async function signIn(page: Page, { email, password }: Person): Promise<Keyboard> {
  const keyboard = new Keyboard(page);
  await page.goto('/login');
  await keyboard.type('Email', email);
  await keyboard.type('Password', password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/overview$/);
  return keyboard;
}

function typedDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${month}${date}${year}`;
}

test('two people complete a trade by the keyboard alone', async ({ newPerson, control }) => {
  // Keeps the order delivered until its page is read.
  await control.updateSettings({ autoPayAfterMs: null, settlementStepMs: 3_600_000 });
  const [buyerPage, sellerPage] = [await newPerson(), await newPerson()];
  const [buyer, seller] = [await signIn(buyerPage, ADA), await signIn(sellerPage, CHIDI)];

  await buyer.press('link', 'Create Order');
  await buyer.press('button', 'I am Buying');
  await buyer.type('Description', 'Leather sandals');
  await buyer.type('Amount', '50000');
  await buyer.type("Seller's email", CHIDI.email);
  await buyerPage.keyboard.press('Enter');
  await buyer.press('button', 'View Order');
  await expect(buyerPage).toHaveURL(/\/dashboard\/orders\/.+/);
  const order = buyerPage.url();

  await sellerPage.goto(order);
  await seller.press('button', 'Approve Order');
  await seller.type('Expected Delivery Date', typedDay(deliveryDay()));
  await sellerPage.keyboard.press('Enter');
  await expect(sellerPage).toHaveURL(/\/dashboard\/orders$/);

  await buyerPage.reload();
  await buyer.press('button', 'Pay Now');
  await buyer.press('button', 'Make Payment with bank');
  const account = buyerPage.getByRole('region', { name: 'Bank account details' });
  const accountNumber = await account.getByText(/^\d{10}$/).textContent();
  await control.transfer({
    accountNumber: accountNumber ?? '',
    amount: 51_881.25,
    reference: 'BANK-1',
  });
  await expect(buyerPage).toHaveURL(order);

  await sellerPage.goto(order);
  await seller.press('button', 'Confirm Delivery');
  await seller.press('button', 'Submit');
  await expect(sellerPage).toHaveURL(/\/dashboard\/overview$/);

  const { code = '' } = await control.mailTo(ADA.email, 'confirmation-code');
  await buyerPage.reload();
  await buyer.press('button', 'Product Received');
  await buyer.type('Confirmation Code', code);
  await buyerPage.keyboard.press('Enter');
  await expect(buyerPage).toHaveURL(/\/dashboard\/overview$/);
  await buyerPage.goto(order);
  await expect(buyerPage.getByRole('main').locator('.badge').first()).toContainText('Delivered');
});
