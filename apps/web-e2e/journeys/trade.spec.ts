import type { Page } from '@playwright/test';
import type { Control } from '../fixtures/control.ts';
import { SHIPPED_PARCEL } from '../fixtures/shipped-parcel.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { AccountPages } from '../pages/account-pages.ts';
import { deliveryDay } from '../fixtures/trade.ts';
import { CreateOrderPage } from '../pages/create-order-page.ts';
import { OrderPage } from '../pages/order-page.ts';
import { OverviewPage } from '../pages/overview-page.ts';
import { type NewPerson, RegistrationPage } from '../pages/registration-page.ts';
import { TransactionPage } from '../pages/transaction-page.ts';

const PASSWORD = 'Tr4de-safely!';
const BUYER: NewPerson = {
  firstName: 'First',
  lastName: 'Buyer',
  email: 'buyer@example.test',
  phoneNumber: '08030000001',
  password: PASSWORD,
};
const SELLER: NewPerson = {
  firstName: 'First',
  lastName: 'Seller',
  email: 'seller@example.test',
  phoneNumber: '08030000002',
  password: PASSWORD,
};
const PROFILE = { dateOfBirth: '1990-05-17', address: '1 Broad Street, Lagos' };

const SETTLEMENT_MS = 60_000;

async function register(page: Page, control: Control, person: NewPerson): Promise<void> {
  const registration = new RegistrationPage(page);
  await registration.register(person);
  const { link = '' } = await control.mailTo(person.email, 'confirm-email');
  await registration.confirm(link);
}

test.use({ scenario: 'empty', contextOptions: { reducedMotion: 'no-preference' } });

test('two new users: the seller creates the order, the buyer joins by link', async ({
  newPerson,
  control,
}) => {
  const [buyer, seller] = [await newPerson(), await newPerson()];
  await control.updateSettings({ autoPayAfterMs: null });
  await seller.goto('register');
  await register(seller, control, SELLER);
  await signIn(seller, { ...SELLER, name: SELLER.firstName });
  await new AccountPages(seller).completeProfile(PROFILE);
  await new AccountPages(seller).addBankAccount('Access Bank', '0123456789');
  const link = await new CreateOrderPage(seller).create({
    side: 'Selling',
    counterpartEmail: BUYER.email,
    description: 'Leather sandals, size 42',
    amount: '100000',
    deliveryDate: deliveryDay(),
  });

  await new OrderPage(buyer).openLink(link);
  await expect(buyer).toHaveURL(/\/login\?invited$/);
  await expect(buyer.getByRole('heading', { name: 'First invites you to buy' })).toBeVisible();
  await buyer.getByRole('link', { name: 'Create your account' }).click();
  await register(buyer, control, BUYER);
  await buyer.getByRole('link', { name: 'Continue to Login' }).click();
  await expect(buyer.getByLabel('Email', { exact: true })).toHaveValue(BUYER.email);
  await buyer.getByLabel('Password', { exact: true }).fill(BUYER.password);
  await buyer.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(buyer).toHaveURL(/\/dashboard\/orders\/.+referral=/);

  const buyerOrder = await new OrderPage(buyer).openLink(link);
  const account = await buyerOrder.payNow();
  await control.transfer({ ...account, reference: 'BANK-1' });
  await expect(buyer).toHaveURL(/\/dashboard\/orders\//);
  await expect(buyerOrder.status).toContainText('Paid');
  await (await new OrderPage(seller).openLink(link)).manage();
  await new TransactionPage(seller).ship(SHIPPED_PARCEL);
  const { code = '' } = await control.mailTo(BUYER.email, 'confirmation-code');
  await (await buyerOrder.openLink(link)).manage();
  await new TransactionPage(buyer).confirmReceipt(code);
  await control.moveClock({ advanceMs: SETTLEMENT_MS });

  await expect((await new OrderPage(seller).openLink(link)).status).toContainText('Completed');
  const bought = (await new OverviewPage(buyer).open()).balance('Buying Account');
  await expect(bought).toContainText('₦102,687.50');
  const sold = (await new OverviewPage(seller).open()).balance('Selling Account');
  await expect(sold).toContainText('₦97,312.50');
});
