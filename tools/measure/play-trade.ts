import { lagosDay } from '@amana/domain';
import { callServer } from '@amana/mock-lab/testing';
import { CreateOrderPage } from '@amana/web-e2e/pages/create-order-page';
import { OrderPage } from '@amana/web-e2e/pages/order-page';
import { OverviewPage } from '@amana/web-e2e/pages/overview-page';
import { TransactionPage } from '@amana/web-e2e/pages/transaction-page';
import { SHIPPED_PARCEL } from '@amana/web-e2e/shipped-parcel';
import { ADA, CHIDI } from '@amana/web-e2e/sign-in';
import type { Page } from '@playwright/test';

const SETTLEMENT_MS = 60_000;

export async function prepareTrade(server: string): Promise<void> {
  await callServer(server, 'resetWorld', { body: { scenario: 'empty' } });
  await callServer(server, 'updateSettings', { body: { autoPayAfterMs: null } });
}

export async function playTrade(server: string, buyer: Page, seller: Page): Promise<void> {
  const link = await new CreateOrderPage(buyer).create({
    side: 'Buying',
    counterpartEmail: CHIDI.email,
    description: 'Leather sandals, size 42',
    amount: '50000',
  });
  await (await new OrderPage(seller).openLink(link)).approveFor(lagosDay(Date.now()));

  const account = await (await new OrderPage(buyer).openLink(link)).payNow();
  await callServer(server, 'sendTransfer', { body: account });
  await buyer.waitForURL(/\/dashboard\/orders\//);

  await (await new OrderPage(seller).openLink(link)).manage();
  await new TransactionPage(seller).ship(SHIPPED_PARCEL);

  await (await new OrderPage(buyer).openLink(link)).manage();
  const mails = await callServer(server, 'getMailbox', {
    query: { to: ADA.email, kind: 'confirmation-code' },
  });
  await new TransactionPage(buyer).confirmReceipt(mails.data[0]?.code ?? '');
  await callServer(server, 'moveClock', { body: { advanceMs: SETTLEMENT_MS } });
  for (const [page, account, balance] of [
    [buyer, 'Buying Account', '₦51,881.25'],
    [seller, 'Selling Account', '₦48,118.75'],
  ] as const)
    await (await new OverviewPage(page).open()).balance(account).filter({ hasText: balance }).waitFor();
}
