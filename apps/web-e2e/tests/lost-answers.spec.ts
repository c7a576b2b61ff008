import type { Page } from '@playwright/test';
import type { Control } from '../fixtures/control.ts';
import { holdToasts, letToastsEnd } from '../fixtures/hold-toasts.ts';
import { followPendingCalls } from '../fixtures/pending-calls.ts';
import { SHIPPED_PARCEL } from '../fixtures/shipped-parcel.ts';
import { type Person, ADA, CHIDI, TUNDE, startSession } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Trade, type TradeStatus, deliveryDay, startTrade } from '../fixtures/trade.ts';
import { AccountPages } from '../pages/account-pages.ts';
import { CreateOrderPage } from '../pages/create-order-page.ts';

// Changes whose answer fails in different ways: one effect in the end, and the screen reports the truth. A unit test of
// the web app (`action-faults`) covers the other changes.

interface Change {
  readonly operationId: string;
  /** Signed out by default. */
  readonly as?: Person;
  /** The order between Ada and Chidi is brought to this status first. */
  readonly trade?: TradeStatus;
  readonly open: (page: Page, trade: Trade, control: Control) => Promise<unknown>;
  /** Opens the dialog with `button`; a failure keeps it open. */
  readonly asks?: string;
  readonly button: string;
  readonly send?: (page: Page, control: Control) => Promise<unknown>;
  /** The event type that the mock records for each effect. */
  readonly event: string;
  readonly done: string;
  /** The text for a failure without a text from the provider. */
  readonly failed: string;
  /** False if only the page shows the text. */
  readonly toasts?: false;
  /** The operation that shows whether the change was made, if any. */
  readonly read?: string;
  /** A change of the account is looked up once, and uncertainty is shown next to the form. */
  readonly isOfAccount?: true;
  /** The text after that operation if its answer cannot prove the change; else `done`. */
  readonly found?: string;
}

const FAILED = 'An error occurred';
const PASSWORD = 'N3wpass!';
const NGOZI = 'ngozi@amana.test';

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
}

const manage =
  (button: string) =>
  async (page: Page, { transactionId }: Trade) => {
    await page.goto(`dashboard/manage-transactions/${transactionId}`);
    await page.getByRole('button', { name: button }).click();
  };

const openOrder = (page: Page, { orderId }: Trade) => page.goto(`dashboard/orders/${orderId}`);

async function openLink(page: Page, link = ''): Promise<void> {
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
}

const CREATING_AN_ORDER: Change = {
  operationId: 'createOrder',
  as: ADA,
  open: async (page) => {
    await page.goto('dashboard/create-order');
    await page.getByRole('button', { name: 'I am Buying' }).click();
    await fill(page, { "Seller's email": CHIDI.email, Description: 'A blue bicycle', Amount: '70000' });
  },
  button: 'Create Order',
  event: 'order.created',
  done: 'Purchase request created successfully',
  failed: FAILED,
  read: 'getOrderHistory',
};

const CHANGES: Readonly<Record<string, Change>> = {
  'creating an order': CREATING_AN_ORDER,
  'setting a delivery date': {
    operationId: 'updateOrderDelivery',
    as: TUNDE,
    open: async (page) => {
      await new CreateOrderPage(page).create({
        side: 'Selling',
        counterpartEmail: ADA.email,
        description: 'A blue bicycle',
        amount: '70000',
      });
      const order = page.url();
      await new AccountPages(page).addBankAccount('Access Bank', '4440123456');
      await page.goto(order);
      await fill(page, { 'Expected Delivery Date': deliveryDay() });
    },
    button: 'Set Delivery Date',
    event: 'order.approved',
    done: 'Order approved successfully',
    failed: FAILED,
    read: 'getOrder',
  },
  'rejecting an order': {
    operationId: 'rejectOrder',
    as: CHIDI,
    trade: 'Pending',
    open: openOrder,
    asks: 'Cancel Order',
    button: 'Yes, Cancel Order',
    event: 'order.rejected',
    done: 'Order cancelled successfully',
    failed: 'An error occurred while cancelling your order.',
    read: 'getOrder',
  },
  'shipping with a picture': {
    operationId: 'updateOrderDelivery',
    as: CHIDI,
    trade: 'Paid',
    open: async (page, trade) => {
      await manage('Confirm Delivery')(page, trade);
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(SHIPPED_PARCEL);
    },
    button: 'Submit',
    event: 'order.shipped',
    done: 'Order updated successfully',
    failed: 'Failed to update order',
    read: 'getOrder',
  },
  'cancelling a dispute': {
    operationId: 'cancelDispute',
    as: ADA,
    trade: 'InDispute',
    open: (page, { transactionId }) => page.goto(`dashboard/manage-disputes/${transactionId}`),
    asks: 'Cancel Dispute',
    button: 'Yes, Cancel Dispute',
    event: 'dispute.cancelled',
    done: 'Dispute cancelled successfully',
    failed: 'Failed to cancel dispute',
    read: 'getDispute',
  },
  'editing the profile': {
    operationId: 'updateUserDetails',
    as: ADA,
    open: async (page) => {
      await page.goto('dashboard/account/edit-profile');
      await fill(page, { Address: '1 New Road, Lagos' });
    },
    button: 'Update Profile',
    event: 'user.profile',
    done: 'Profile Updated successfully',
    failed: FAILED,
    read: 'getUser',
    isOfAccount: true,
  },
  'changing the profile picture': {
    operationId: 'updateProfilePicture',
    as: ADA,
    open: (page) => page.goto('dashboard/account/edit-profile'),
    button: 'Change picture',
    send: (page) => page.getByLabel('Profile picture').setInputFiles(SHIPPED_PARCEL),
    event: 'user.picture',
    done: 'Profile picture updated successfully',
    failed: 'Failed to upload profile picture. Please try again.',
  },
  'deleting the account': {
    operationId: 'deleteUser',
    as: TUNDE,
    open: (page) => page.goto('dashboard/settings'),
    asks: 'Delete Account',
    button: 'Delete',
    event: 'user.deleted',
    done: 'Account deleted successfully',
    // The provider refuses a deleted user like an expired session.
    found: 'We could not confirm that your account was deleted. Sign in to check.',
    failed: FAILED,
    read: 'getUser',
    isOfAccount: true,
  },
  registering: {
    operationId: 'signUp',
    open: async (page) => {
      await page.goto('register');
      await fill(page, {
        'First Name': 'Uche',
        'Last Name': 'Ibe',
        Email: 'uche@amana.test',
        'Phone Number': '08031234567',
        Password: PASSWORD,
        'Confirm Password': PASSWORD,
      });
    },
    button: 'Register',
    event: 'user.registered',
    done: 'Registration successfully',
    failed: FAILED,
  },
  'asking for a reset link': {
    operationId: 'forgotPassword',
    open: async (page) => {
      await page.goto('login');
      await page.getByRole('button', { name: 'Forgot Password' }).click();
      await page.getByRole('dialog').getByLabel('Email').fill(ADA.email);
    },
    button: 'Submit',
    event: 'mail.sent',
    done: 'Password Reset Link Sent. Check your email',
    failed: FAILED,
  },
  'resetting the password': {
    operationId: 'resetPassword',
    open: async (page, _, control) => {
      await page.request.post('api/v1/Auth/ForgotPassword', { data: { email: ADA.email } });
      const { link } = await control.mailTo(ADA.email, 'reset-password');
      await openLink(page, link);
      await fill(page, { 'New Password': PASSWORD, 'Confirm Password': PASSWORD });
    },
    button: 'Submit',
    event: 'user.password',
    done: 'Password Reset successfully',
    failed: FAILED,
  },
  'asking for another confirmation mail': {
    operationId: 'resendConfirmEmail',
    open: (page) => page.goto(`send-verification?email=${NGOZI}`),
    button: 'Check your spam, or resend email',
    event: 'mail.sent',
    done: 'Email sent successfully',
    failed: FAILED,
  },
  'confirming the email address': {
    operationId: 'confirmEmail',
    open: async (page) => {
      await page.request.post('api/v1/User/ResendConfirmEmail', { data: { email: NGOZI } });
      await page.goto('login');
    },
    button: 'Log In',
    send: async (page, control) => openLink(page, (await control.mailTo(NGOZI, 'confirm-email')).link),
    event: 'user.confirmed',
    done: 'Email Verified',
    failed: FAILED,
    toasts: false,
  },
};

const UNCONFIRMED = 'We could not confirm whether this was done.';
const SERVER_ERROR = 'An unexpected error occurred';
/** The pause before a change is looked for again, in ms. */
const SECOND_LOOK_MS = 5_000;

test.describe.configure({ mode: 'parallel' });

test.use({ scenario: 'empty' });

test.beforeEach(({ problems }) => {
  // The browser reports the failures of the tests, and the app warns of those without a toast.
  problems.allow(
    /Failed to load resource|^request failed|^50\d from|message could not be sent|session could not be refreshed/,
  );
});

function buttonOf(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

async function begin(page: Page, control: Control, person?: Person): Promise<void> {
  await control.updateSettings({ autoPayAfterMs: null, supportReplyAfterMs: null });
  if (person !== undefined) await startSession(page, person);
  await holdToasts(page);
}

async function open(page: Page, change: Change, url: string, control: Control): Promise<void> {
  const trade = await startTrade(url, control, change.trade ?? 'Pending');
  await change.open(page, trade, control);
  await expect(buttonOf(page, change.asks ?? change.button)).toBeVisible();
}

async function send(page: Page, change: Change, control: Control): Promise<void> {
  if (change.asks !== undefined) await buttonOf(page, change.asks).click();
  await sendAgain(page, change, control);
}

async function sendAgain(page: Page, change: Change, control: Control): Promise<void> {
  if (change.send === undefined) await buttonOf(page, change.button).click();
  else await change.send(page, control);
}

function typedOn(page: Page): Promise<string[]> {
  return page
    .locator('input:not([type=file], [type=radio]), textarea, select')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}

/** One page of each person makes the changes one after the other. */
const PEOPLE = new Set(Object.values(CHANGES).map(({ as }) => as));

/** Fails without an effect, first with an error of the service, then with an error of a proxy. */
async function failTwice(page: Page, change: Change, control: Control): Promise<void> {
  const { operationId, event, failed, read, toasts = true } = change;
  const asksToCheck = read !== undefined && change.isOfAccount !== true;
  const [earlier, typed] = [await control.countEvents(event), await typedOn(page)];

  await control.deviate(['server-error'], [operationId]);
  await send(page, change, control);
  await expect(page.getByText(read === undefined ? UNCONFIRMED : SERVER_ERROR).first()).toBeVisible();
  expect(await control.countEvents(event)).toBe(earlier);
  if (change.send === undefined) expect(await typedOn(page)).toEqual(typed);
  if (toasts) await letToastsEnd(page);

  await control.deviate(['bad-gateway'], [operationId]);
  const refused = page.waitForResponse((response) => response.status() === 502);
  await sendAgain(page, change, control);
  await refused;
  // A proxy may have given up on a change that continues: one of a trade is looked up twice.
  if (asksToCheck) {
    await expect(page.getByText('Checking…')).toBeVisible();
    await page.clock.fastForward(SECOND_LOOK_MS);
  }
  await expect(page.getByText(asksToCheck ? failed : UNCONFIRMED).first()).toBeVisible();
  expect(await control.countEvents(event)).toBe(earlier);
  if (toasts) await letToastsEnd(page);
}

for (const person of PEOPLE) {
  const who = person?.name ?? 'a visitor';
  const changes = Object.entries(CHANGES).filter(([, { as }]) => as === person);

  test(`changes of ${who}: one effect if they fail first and the answer is too late`, async ({
    page,
    product,
    control,
  }) => {
    await page.clock.install();
    await begin(page, control, person);
    const calls = await followPendingCalls(page);
    for (const [what, change] of changes)
      await test.step(what, async () => {
        const { operationId, event, done, read, found = done } = change;
        await control.deviate([]);
        await open(page, change, product.url, control);
        const earlier = await control.countEvents(event);
        await failTwice(page, change, control);

        await control.deviate(['late-answer'], [operationId]);
        await sendAgain(page, change, control);
        await expect.poll(() => control.countEvents(event)).toBe(earlier + 1);
        await calls.expire();
        await expect(page.getByText(read === undefined ? UNCONFIRMED : found).first()).toBeVisible();
        await expect(page.getByText(read === undefined ? done : UNCONFIRMED)).toHaveCount(0);
        if (found !== done) await expect(page.getByText(done)).toHaveCount(0);
        expect(await control.countEvents(event)).toBe(earlier + 1);
      });
  });

  test(`changes of ${who}: one effect if the connection breaks after it`, async ({
    page,
    product,
    control,
  }) => {
    await page.clock.install();
    await begin(page, control, person);
    for (const [index, [what, change]] of changes.entries())
      await test.step(what, async () => {
        const { operationId, event, done, read, found = done } = change;
        const asksToCheck = read !== undefined && change.isOfAccount !== true;
        // One of each person is sent again after failures.
        const isRepeated = index === 0;
        await control.deviate([]);
        await open(page, change, product.url, control);
        const earlier = await control.countEvents(event);
        if (isRepeated) await failTwice(page, change, control);

        await control.deviate(['cut-after-effect'], read === undefined ? [operationId] : [operationId, read]);
        await (isRepeated ? sendAgain : send)(page, change, control);
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
  });
}

test('created order: found again by a device with a wrong clock', async ({ page, product, control }) => {
  const { done, event } = CREATING_AN_ORDER;
  await control.deviate(['no-date-header']);
  await page.clock.setSystemTime(new Date('2041-01-01'));
  await begin(page, control, ADA);
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

test('created order: an equal, earlier order is not mistaken for it', async ({ page, product, control }) => {
  await begin(page, control, ADA);
  await open(page, CREATING_AN_ORDER, product.url, control);
  await send(page, CREATING_AN_ORDER, control);
  await buttonOf(page, 'View Order').click();
  // The history of the form's page stores the created order, which a reload would show again.
  await expect(page.getByRole('heading', { name: 'Pending Order' })).toBeVisible();
  await open(page, CREATING_AN_ORDER, product.url, control);

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
  const notSent = page.getByText('Not sent. Tap to try again');

  await control.deviate(['server-error'], ['sendMessage']);
  await page.getByLabel('Message', { exact: true }).fill('Please look');
  await buttonOf(page, 'Send').click();
  await expect(notSent).toBeVisible();
  expect(await control.countEvents('message.sent')).toBe(earlier);

  await control.deviate(['cut-after-effect'], ['sendMessage', 'getThreadMessages']);
  await buttonOf(page, 'Not sent. Tap to try again: Please look').click();
  await expect(page.getByText(UNCONFIRMED)).toBeVisible();
  await expect(notSent).toHaveCount(0);
  await control.deviate([]);
  await buttonOf(page, 'Check again').click();

  await expect(sent).toHaveCount(1);
  await expect(notSent).toHaveCount(0);
  await expect(page.getByText(UNCONFIRMED)).toHaveCount(0);
  expect(await control.countEvents('message.sent')).toBe(earlier + 1);
});
