import { ADA } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { startTrade } from '../fixtures/trade.ts';
import { translatePage } from '../fixtures/translate-page.ts';
import { OrderPage } from '../pages/order-page.ts';

const MARK = 'fr: ';

test('the translated page of sign-in keeps what is typed, and the person can sign in', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 400/);
  await page.addInitScript(translatePage, MARK);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: `${MARK}Log In` })).toBeVisible();
  const [email, password] = [page.getByLabel('Email'), page.getByRole('textbox', { name: 'Password' })];
  const logIn = page.getByRole('button', { name: `${MARK}Log In` });
  await email.fill(ADA.email);
  await password.fill('Wrong-passw0rd!');

  await logIn.click();
  await expect(page.locator('[aria-live=assertive]')).toContainText(`${MARK}Invalid email or password`);
  await expect(email).toHaveValue(ADA.email);

  await password.fill(ADA.password);
  await logIn.click();
  await expect(page.getByRole('heading', { name: `${MARK}Welcome, Ada` })).toBeVisible();
});

test.describe('an order', () => {
  test.use({ scenario: 'empty' });

  test('a translated page shows the new status of an order, and no text of the old one', async ({
    product,
    control,
    buyerPage,
  }) => {
    const { orderId } = await startTrade(product.url, control, 'Approved');
    await buyerPage.addInitScript(translatePage, MARK);
    const translated = await new OrderPage(buyerPage).openLink(`${product.url}/dashboard/orders/${orderId}`);
    await expect(buyerPage.getByRole('button', { name: `${MARK}Pay Now` })).toBeVisible();
    const content = buyerPage.getByRole('main');
    await expect(content).toContainText(`${MARK}To pay`);
    const otherTab = await buyerPage.context().newPage();

    await (await new OrderPage(otherTab).openLink(buyerPage.url())).stop('Cancel Transaction');

    await expect(translated.status).toContainText('Cancelled');
    await expect(buyerPage.getByRole('button', { name: 'Pay Now' })).toBeDisabled();
    await expect(content).toContainText(`${MARK}Nothing to pay`);
    await expect(content).not.toContainText(`${MARK}To pay`);
    await expect(buyerPage.getByText(`${MARK}You cancelled this order.`, { exact: true })).toBeVisible();
  });
});
