import type { DeviationName } from '@amana/api/control';
import type { Page } from '@playwright/test';
import type { Control } from '../fixtures/control.ts';
import { holdToasts } from '../fixtures/hold-toasts.ts';
import { ADA, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

// The mock's deviations on the screens that they affect: no crash, no endless skeleton, and the content or an
// explanation.

const CARDS = {
  'cannot be read': /does not understand|left out something that this page needs/,
  'has a problem': /It cannot answer now|An unexpected error occurred/,
  'does not answer': 'It could not be reached',
  refuses: 'The provider refused this request',
  'is busy': /too many requests/i,
} as const;

/** Compared with the contract's answer: the same, other content, unreadable rows, or a card. */
type Outcome = 'same' | 'content' | keyof typeof CARDS;

interface Places {
  readonly orderId: string;
  readonly transactionId: string;
  readonly disputedId: string;
}

interface Screen {
  readonly path: (places: Places) => string;
  readonly operationId: string;
  readonly content: RegExp;
}

const SCREENS = {
  overview: { path: () => 'overview', operationId: 'getOverview', content: /^₦[\d,]+\.\d\d$/ },
  orders: { path: () => 'orders', operationId: 'getOrderHistory', content: /^Page 1 of/ },
  order: { path: ({ orderId }) => `orders/${orderId}`, operationId: 'getOrder', content: /^Order number$/ },
  transactions: {
    path: () => 'transactions',
    operationId: 'getTransactionHistory',
    content: /^Page 1 of/,
  },
  transaction: {
    path: ({ transactionId }) => `manage-transactions/${transactionId}`,
    operationId: 'getTransaction',
    content: /^Reference$/,
  },
  receipt: {
    path: ({ transactionId }) => `transactions/${transactionId}`,
    operationId: 'getTransaction',
    content: /^Payment Request ID$/,
  },
  disputes: { path: () => 'disputes', operationId: 'getDisputedTransactions', content: /^Page 1 of/ },
  dispute: {
    path: ({ disputedId }) => `manage-disputes/${disputedId}`,
    operationId: 'getDisputeByTransaction',
    content: /^Initiated by$/,
  },
} satisfies Record<string, Screen>;

type Outcomes = Partial<Record<keyof typeof SCREENS, Outcome>>;

const EXPECTED: Partial<Record<DeviationName, Outcomes>> = {
  'bare-data': { order: 'same', receipt: 'same' },
  'missing-total': { transactions: 'content' },
  'extra-fields': { orders: 'same', disputes: 'same', receipt: 'same' },
  'text-amounts': { overview: 'same', transactions: 'same', order: 'same' },
  'null-amounts': { orders: 'content', receipt: 'content' },
  'missing-charges': { receipt: 'content' },
  'other-charges': { order: 'content' },
  'lower-case-statuses': { orders: 'same', order: 'same', transaction: 'same' },
  'unknown-statuses': { orders: 'content', transaction: 'content' },
  'international-phone-numbers': { transaction: 'same' },
  'times-without-zone': { transactions: 'same', order: 'same', dispute: 'same' },
  'no-date-header': { transaction: 'same' },
  'wrong-date-header': { order: 'content' },
  'data-null': { overview: 'cannot be read', disputes: 'cannot be read' },
  'empty-body': { dispute: 'cannot be read', transaction: 'cannot be read' },
  'html-body': { orders: 'cannot be read', order: 'cannot be read' },
  'pascal-case': { overview: 'cannot be read', transactions: 'cannot be read' },
  'server-error': { overview: 'has a problem' },
  'bad-gateway': { orders: 'has a problem' },
  'cut-before-effect': { order: 'does not answer' },
  'too-many-requests': { transactions: 'is busy' },
  refuses: { overview: 'refuses' },
  'refuses-with-success-status': { disputes: 'refuses' },
};

async function placesOf(control: Control): Promise<Places> {
  const orders = await control.ordersOf(ADA.email);
  const transactions = await control.transactionsOf(ADA.email);
  const { transactionId: disputedId } = await control.disputeOf(ADA.email);
  return {
    orderId: orders.find(({ orderStatus }) => orderStatus === 'Pending')?.id ?? '',
    transactionId: transactions.find(({ transactionStatus }) => transactionStatus === 'Paid')?.id ?? '',
    disputedId,
  };
}

/** The text of the page without countdowns, which change. */
async function textOf(page: Page): Promise<string> {
  const text = await page.getByRole('main').innerText();
  // The bell counts when the page has been read.
  return text
    .replace(/^\d+\n/, '')
    .replaceAll(
      /(\d+ (day|hour|minute|second)s? ?){2,}|\d+ (day|hour|minute|second)s?(?= until)|Checked (just now|\d+ s ago)/g,
      '',
    );
}

async function expectContent(page: Page, { content }: Screen): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(content).first()).toBeVisible();
  // A list shows the rows of the last visit until its answer arrives.
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(main.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Retry' })).toHaveCount(0);
}

async function expectOutcome(page: Page, screen: Screen, outcome: Outcome, normal: string): Promise<void> {
  const main = page.getByRole('main');
  if (outcome === 'same' || outcome === 'content') await expectContent(page, screen);
  else {
    await expect(main.getByText(CARDS[outcome]).first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  }
  if (outcome === 'same') await expect.poll(() => textOf(page)).toBe(normal);
  await expect(main.getByText('This entry cannot be read')).toHaveCount(0);
  await expect(page.getByText('This page has a fault')).toHaveCount(0);
  await expect(page.getByText(/NaN|undefined|\[object/)).toHaveCount(0);
}

// Every worker has its own product.
test.describe.configure({ mode: 'parallel' });

test.beforeEach(({ problems }) => {
  // The browser reports the refusals and cut connections that the deviations cause.
  problems.allow(/^console error: Failed to load resource|^request failed|^50\d from/);
});

test.describe('data that is only read', () => {
  test.use({ readsOnly: true });

  for (const [name, screen] of Object.entries(SCREENS)) {
    test(`the screen ${name}: shows readable data and names the rest`, async ({ page, control }) => {
      const path = `/dashboard/${screen.path(await placesOf(control))}`;
      await startSession(page, ADA);
      await page.goto(path);
      await expectContent(page, screen);
      const normal = await textOf(page);

      for (const [deviation, outcomes] of Object.entries(EXPECTED) as [DeviationName, Outcomes][]) {
        const outcome = Object.entries(outcomes).find(([on]) => on === name)?.[1];
        if (outcome === undefined) continue;
        await test.step(`${deviation}: ${outcome}`, async () => {
          await control.deviate([deviation], [screen.operationId]);
          await page.goto(path);
          await expectOutcome(page, screen, outcome, normal);
        });
      }
    });
  }
});

async function payableOrderId(control: Control): Promise<string> {
  const orders = await control.ordersOf(ADA.email);
  const viewerId = (await control.transactionsOf(ADA.email))[0]?.viewerId;
  const approved = orders.find(
    ({ orderStatus, buyerId }) => orderStatus === 'Approved' && buyerId === viewerId,
  );
  return approved?.id ?? '';
}

test('open account: shown if only a wrong device clock makes it expired', async ({ page, control }) => {
  const path = `/dashboard/order/payments/${await payableOrderId(control)}`;
  await control.deviate(['no-date-header']);
  await page.clock.setSystemTime(new Date('2041-01-01'));
  await startSession(page, ADA);
  await page.goto(path);

  await page.getByRole('button', { name: 'Make Payment with bank' }).click();

  const account = page.getByRole('region', { name: 'Bank account details' });
  await expect(account.getByText(/^\d{10}$/)).toBeVisible();
  await expect(account.getByText('Expired')).toHaveCount(0);
});

test('cancelling an order that is done before the service fails is done', async ({ page, control }) => {
  const { orderId } = await placesOf(control);
  await startSession(page, ADA);
  await holdToasts(page);
  await page.goto(`/dashboard/orders/${orderId}`);
  await control.deviate(['server-error-after-effect'], ['cancelOrder', 'rejectOrder']);

  await cancelOrder(page);

  await expect(page.getByText('Order cancelled successfully')).toBeVisible();
});

const CANCELLING_FAILED = 'An error occurred while cancelling your order.';

const REFUSALS: [deviations: DeviationName[], words: string | RegExp][] = [
  [['refuses'], CARDS.refuses],
  [['refuses-with-success-status'], CARDS.refuses],
  [['refuses', 'problem-details'], CARDS.refuses],
  [['refuses', 'text-refusal'], CARDS.refuses],
  [['refuses', 'null-refusal-text'], CANCELLING_FAILED],
  [['refuses', 'html-refusal'], CANCELLING_FAILED],
  [['refuses', 'empty-refusal'], CANCELLING_FAILED],
  [['too-many-requests'], CARDS['is busy']],
];

test('a refusal to cancel an order is never a success, whatever its form', async ({ page, control }) => {
  const { orderId } = await placesOf(control);
  await startSession(page, ADA);
  await page.goto(`/dashboard/orders/${orderId}`);
  const dialog = page.getByRole('dialog');

  for (const [deviations, words] of REFUSALS)
    await test.step(deviations.join(', '), async () => {
      await control.deviate(deviations, ['cancelOrder', 'rejectOrder']);

      await page.getByRole('button', { name: 'Cancel Transaction' }).click();
      const refusal = dialog.getByText(words).and(page.locator(':not(.toast-notice *)'));
      await expect(dialog.getByRole('button', { name: 'Yes, Cancel Order' })).toBeVisible();
      await expect(refusal).toHaveCount(0);

      await dialog.getByRole('button', { name: 'Yes, Cancel Order' }).click();

      await expect(refusal).toBeVisible();
      await expect(page.getByText('Order cancelled successfully')).toHaveCount(0);
      await dialog.getByRole('button', { name: 'No, Return' }).click();
      await expect(dialog).toHaveCount(0);
    });
});

async function cancelOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cancel (Transaction|Order)$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, Cancel Order' }).click();
}
