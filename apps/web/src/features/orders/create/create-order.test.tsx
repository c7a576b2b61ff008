import type { PersonaId } from '@amana/mock-lab';
import { userIdOf } from '@amana/mock-lab/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerTo } from '../../../testing/answer-to.ts';
import { fillForm, press } from '../../../testing/fill-form.ts';
import { type OpenedApp, openApp } from '../../../testing/open-app.tsx';
import { EMPTY_NUMBER, FAILING_RECORDS } from '../../../testing/unreadable-records.ts';
import { withoutFields } from '../../../testing/without-fields.ts';

const CREATE = 'POST /Order/CreateOrder';

async function openForm(
  side: 'Selling' | 'Buying',
  as: PersonaId,
): Promise<OpenedApp & { form: HTMLElement }> {
  const app = await openApp('/dashboard/create-order', { as });
  await app.user.click(await screen.findByRole('button', { name: `I am ${side}` }));
  const form = await screen.findByRole('dialog', { name: 'Transaction information' });
  return { ...app, form };
}

async function fill({ user, form }: OpenedApp & { form: HTMLElement }, email = 'chidi@amana.test') {
  await user.type(within(form).getByLabelText(/email$/), email);
  await user.type(within(form).getByLabelText('Description'), 'Leather sandals');
  await user.type(within(form).getByLabelText('Amount'), '50000');
}

const submit = (form: HTMLElement) => within(form).getByRole('button', { name: 'Create Order' });
const amountField = () => screen.getByLabelText<HTMLInputElement>('Amount');

test('shows until when money is held', async () => {
  await openApp('/dashboard/create-order', { as: 'ada' });

  await screen.findByText(/ is held until the buyer confirms receipt\.$/);
});

test.each([
  ['buy', "Seller's email"],
  ['sell', "Buyer's email"],
])('?side=%s opens the form of that side once', async (side, label) => {
  const { user, address, goTo } = await openApp(`/dashboard/create-order?side=${side}`, { as: 'ada' });
  const form = await screen.findByRole('dialog', { name: 'Transaction information' });
  within(form).getByLabelText(label);
  expect(address()).toBe('/dashboard/create-order');

  await user.click(within(form).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();

  await goTo(`/dashboard/create-order?side=${side}`);
  await screen.findByRole('dialog', { name: 'Transaction information' });
});

test('?side= with another word opens no form', async () => {
  await openApp('/dashboard/create-order?side=constructor', { as: 'ada' });

  await screen.findByRole('button', { name: 'I am Buying' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('?side=sell without a completed profile leads to the profile', async () => {
  const { toasts, address, router } = await openApp('/dashboard/create-order?side=sell', { as: 'bola' });

  await waitFor(() => expect(address()).toBe('/dashboard/account/edit-profile'));
  expect(toasts).toEqual(['warning Please complete your profile first default']);
  expect(router.state.location.state).toEqual({ returnTo: '/dashboard/create-order?side=sell' });
});

test('a buyer creates an order, shares its link and opens the order', async () => {
  const app = await openForm('Buying', 'ada');
  const { user, form, toasts, address, backend } = app;
  expect(within(form).getByLabelText("Seller's email")).toBeTruthy();
  expect(within(form).queryByLabelText('Expected Delivery Date')).toBeNull();
  await fill(app);

  await user.click(submit(form));

  const created = await screen.findByRole('dialog', { name: 'Order Created Successfully' });
  within(created).getByText('₦50,000.00');
  within(created).getByText('Leather sandals');
  await within(created).findByRole('img', { name: 'QR code of the order link' });
  const link = within(created).getByRole('link', { name: /\/dashboard\/orders\// }).textContent;
  expect(link).toMatch(/\/dashboard\/orders\/[\w-]+\?referral=\w+$/);
  expect(toasts).toEqual(['success Purchase request created successfully 2000']);

  await user.click(within(created).getByRole('button', { name: 'Copy link' }));
  await within(created).findByText('Link copied to clipboard!');
  expect(await navigator.clipboard.readText()).toBe(link);

  await user.click(within(created).getByRole('button', { name: 'View Order' }));
  await waitFor(() => expect(address()).toMatch(/^\/dashboard\/orders\/[\w-]+$/));
  const { data } = await backend.call('getOrderHistory', { as: 'chidi' });
  expect(data).toMatchObject([{ description: 'Leather sandals', amount: 50_000, orderStatus: 'Pending' }]);
});

test('a seller with bank details gives a date, and the order is approved', async () => {
  const app = await openForm('Selling', 'chidi');
  const { user, form, toasts, backend } = app;
  const date = within(form).getByLabelText<HTMLInputElement>('Expected Delivery Date');
  expect(date.min).toBe('2026-03-02');
  await fill(app, 'ada@amana.test');
  await user.click(submit(form));
  await within(form).findByText('Required');
  fireEvent.change(date, { target: { value: '2026-03-01' } });
  await within(form).findByText('Delivery date must be today or later');

  fireEvent.change(date, { target: { value: '2026-03-02' } });
  within(form).getByText('Mon 2 Mar 2026');
  await user.click(submit(form));

  await screen.findByRole('dialog', { name: 'Order Created Successfully' });
  expect(toasts).toEqual(['success Sale request created successfully 2000']);
  const { data } = await backend.call('getOrderHistory', { as: 'ada' });
  expect(data).toMatchObject([{ orderStatus: 'Approved', estimatedTimeOfDelivery: '2026-03-02' }]);
});

test('a seller without bank details is not asked for a date', async () => {
  const { form } = await openForm('Selling', 'tunde');

  expect(within(form).getByLabelText("Buyer's email")).toBeTruthy();
  expect(within(form).queryByLabelText('Expected Delivery Date')).toBeNull();
});

test.each(['I am Selling', 'I am Buying'])(
  '%s without a completed profile leads to the profile',
  async (name) => {
    const { user, toasts, address } = await openApp('/dashboard/create-order', { as: 'bola' });

    await user.click(await screen.findByRole('button', { name }));

    await waitFor(() => expect(address()).toBe('/dashboard/account/edit-profile'));
    expect(toasts).toEqual(['warning Please complete your profile first default']);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('an incomplete profile is asked for first, and its page leads back', async () => {
  const { user, address, toasts } = await openApp('/dashboard/create-order', { as: 'bola' });
  await screen.findByText('Please complete your profile first');

  await user.click(screen.getByRole('link', { name: 'Complete profile' }));
  await screen.findByText(/^Your profile is not complete yet\./);
  await fillForm(user, { 'Date of Birth': '1990-05-06' });
  await press(user, 'Update Profile');
  await waitFor(() => expect(toasts).toEqual(['success Profile Updated successfully 2000']));
  const save = screen.getByRole('button', { name: 'Update Profile' });
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull());
  expect(screen.getByLabelText('Date of Birth')).toHaveProperty('value', '1990-05-06');
  expect(address()).toBe('/dashboard/account/edit-profile');
  await fillForm(user, { Address: '5 Allen Avenue, Ikeja' });
  await press(user, 'Update Profile');

  await waitFor(() => expect(address()).toBe('/dashboard/create-order'));
  expect(screen.queryByText('Please complete your profile first')).toBeNull();
});

test('without a completeness flag the profile’s fields decide', async () => {
  const app = await openApp('/dashboard/settings', { as: 'ada' });
  app.intercept(withoutFields('/User/Get', ['profileCompleted']));
  await app.goTo('/dashboard/create-order');

  await press(app.user, 'I am Buying');

  await screen.findByRole('dialog', { name: 'Transaction information' });
  await app.goTo('/dashboard/account');
  await screen.findByText('Verified');
});

test('a seller with new bank details is asked for the date, and told why', async () => {
  const app = await openForm('Selling', 'tunde');
  await fill(app, 'ada@amana.test');
  const [bank] = (await app.backend.call('getBanks', { as: 'tunde' })).data;
  await app.backend.call('saveBankAccount', {
    as: 'tunde',
    path: { userId: userIdOf('tunde') },
    body: {
      accountNumber: '4442345678',
      bankName: bank?.name ?? '',
      bankId: bank?.id ?? '',
      accountName: 'TUNDE BELLO',
    },
  });

  await app.user.click(submit(app.form));

  await within(app.form).findByText('Required');
  await within(app.form).findByLabelText('Expected Delivery Date');
});

test('the link can be sent to the phone number that was entered', async () => {
  const app = await openForm('Buying', 'ada');
  await fill(app);
  await app.user.type(within(app.form).getByLabelText(/phone number/), '08031234567');

  await app.user.click(submit(app.form));

  const link = await screen.findByRole('link', { name: 'Send on WhatsApp' });
  expect(link.getAttribute('href')).toContain('https://wa.me/2348031234567?');
});

test('a buyer without bank details is not asked for them', async () => {
  const { form } = await openForm('Buying', 'tunde');

  expect(within(form).queryByRole('link', { name: 'Add bank details' })).toBeNull();
});

test('a seller without bank details gets a link, and a question about text', async () => {
  const { user, form, address } = await openForm('Selling', 'tunde');
  await user.type(within(form).getByLabelText('Description'), 'A drum');

  expect(within(form).getByRole('link', { name: 'Add bank details' }).className).toContain('secondary');
  await user.click(within(form).getByRole('link', { name: 'Add bank details' }));
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await press(user, 'Leave');

  await waitFor(() => expect(address()).toBe('/dashboard/account/edit-account'));
});

test('an empty form shows a message under each field after a submit', async () => {
  const { user, form, calls } = await openForm('Buying', 'ada');
  expect(within(form).queryByRole('alert')).toBeNull();

  await user.click(submit(form));

  await within(form).findByText('Email is required');
  within(form).getByText('Description is required');
  within(form).getByText('Amount is required');
  expect(calls).not.toContain(CREATE);
});

test('a person cannot trade with themselves', async () => {
  const app = await openForm('Buying', 'ada');
  await fill(app, 'Ada@Amana.test');

  await app.user.tab();

  await screen.findByText('You cannot trade with yourself');
});

test('a description that is too long is kept whole, with an error', async () => {
  const { user, form } = await openForm('Buying', 'ada');
  const description = within(form).getByLabelText<HTMLTextAreaElement>('Description');
  const terms = 'x'.repeat(501);

  await user.click(description);
  await user.paste(terms);
  await user.tab();

  expect(description.value).toBe(terms);
  await within(form).findByText('Must be at most 500 characters');
});

test('the preview follows the amount for the role in question, in words too', async () => {
  const buying = await openForm('Buying', 'ada');
  await buying.user.type(amountField(), '50000');
  expect(buying.form.textContent).toContain(
    'Amount₦50,000.00Charges (3.5%)+ ₦1,750.00VAT (7.5%)+ ₦131.25Gross amount payable₦51,881.25' +
      'In wordsFifty-One Thousand, Eight Hundred and Eighty-One Naira, Twenty-Five Kobo',
  );
  within(buying.form).getByText('You pay ₦51,881.25 · seller gets ₦48,118.75');
  within(buying.form).getByText('Charge: 3.5%, at most ₦2,500.00. VAT: 7.5% of the charge.');

  await buying.user.clear(amountField());
  await buying.user.type(amountField(), '100000');
  expect(buying.form.textContent).toContain('Charges (3.5%)+ ₦2,500.00VAT (7.5%)+ ₦187.50');
});

test('the total is announced once, a second after the last key', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, form } = await openForm('Buying', 'ada');
  const region = within(form).getByRole('status');
  const announced: (string | null)[] = [];
  new MutationObserver(() => announced.push(region.textContent)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });

  await user.type(amountField(), '50000');
  expect(announced).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1_000));

  expect(announced).toEqual(['You pay ₦51,881.25 · seller gets ₦48,118.75']);
  expect(region.querySelector('details')).toBeNull();
});

test('an amount below the minimum has no preview', async () => {
  const { user, form } = await openForm('Buying', 'ada');

  await user.type(amountField(), '99');
  expect(within(form).queryByText('Gross amount payable')).toBeNull();
  await user.type(amountField(), '0');

  within(form).getByText('Gross amount payable');
});

test("the seller's preview is what they receive", async () => {
  const { user, form } = await openForm('Selling', 'chidi');

  await user.type(amountField(), '50000');

  expect(form.textContent).toContain('VAT (7.5%)- ₦131.25Net amount receivable₦48,118.75');
  within(form).getByText('You get ₦48,118.75 · buyer pays ₦51,881.25');
});

test('the amount sent is the amount shown', async () => {
  const app = await openForm('Buying', 'ada');
  await fill(app);
  await app.user.clear(amountField());
  await app.user.type(amountField(), '12500.50');
  expect(amountField().value).toBe('12,500');

  await app.user.click(submit(app.form));

  const created = await screen.findByRole('dialog', { name: 'Order Created Successfully' });
  within(created).getByText('₦12,500.00');
  const { data } = await app.backend.call('getOrderHistory', { as: 'chidi' });
  expect(data).toMatchObject([{ amount: 12_500 }]);
});

test.each([
  [
    'Buying',
    'ada',
    'chidi@amana.test',
    'This is Ada Obi. I want to buy “Leather sandals” for ₦50,000.00 from you',
  ],
  [
    'Selling',
    'tunde',
    'ada@amana.test',
    'This is Tunde Bello. I am selling you “Leather sandals” for ₦50,000.00',
  ],
] as const)('created: a WhatsApp message is ready for %s', async (side, as, email, beginning) => {
  const app = await openForm(side, as);
  await fill(app, email);
  await app.user.click(submit(app.form));
  const created = await screen.findByRole('dialog', { name: 'Order Created Successfully' });
  const link = within(created).getByRole('link', { name: /\/dashboard\/orders\// }).textContent;

  const whatsApp = within(created).getByRole('link', { name: 'Send on WhatsApp' });

  const url = new URL(whatsApp.getAttribute('href') ?? '');
  expect(`${url.origin}${url.pathname}`).toBe('https://wa.me/');
  const text = url.searchParams.get('text') ?? '';
  expect(text.startsWith(beginning)).toBe(true);
  expect(text.endsWith(` The order and its charges: ${link}`)).toBe(true);
  expect(within(created).queryByRole('button', { name: 'Share' })).toBeNull();
});

test('closing the confirmation leads to the order too', async () => {
  const app = await openForm('Buying', 'ada');
  await fill(app);
  await app.user.click(submit(app.form));
  const created = await screen.findByRole('dialog', { name: 'Order Created Successfully' });

  await app.user.click(within(created).getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(app.address()).toMatch(/^\/dashboard\/orders\/[\w-]+$/));
});

test('Escape, the X and Back ask before changes are lost; Stay keeps them', async () => {
  const app = await openApp('/dashboard/overview', { as: 'ada' });
  const { user, goTo, goBack, address } = app;
  await goTo('/dashboard/create-order');
  await user.click(await screen.findByRole('button', { name: 'I am Buying' }));
  const form = await screen.findByRole('dialog', { name: 'Transaction information' });
  await user.type(within(form).getByLabelText('Description'), 'Leather sandals');
  const close = within(form).getByRole('button', { name: 'Close' });

  for (const [leave, start] of [
    [() => user.keyboard('{Escape}'), within(form).getByLabelText('Description')],
    [() => user.click(close), close],
    [goBack, close],
  ] as const) {
    await leave();
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Stay' }));
    await user.keyboard('{Enter}');
    expect(question.isConnected).toBe(false);
    expect(document.activeElement).toBe(start);
  }
  expect(within(form).getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Leather sandals');

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'I am Buying' }));
  await goBack();
  await waitFor(() => expect(address()).toBe('/dashboard/overview'));
});

/** A browser repeats a request by itself if the connection was closed without an answer. */
const sendCreationTwice = ({ intercept }: OpenedApp) =>
  intercept(async (request, next) => {
    if (request.url.endsWith('/Order/CreateOrder')) await next(request.clone());
    return next(request);
  });

test('a duplicate order of the browser is named, with a link to it', async () => {
  const app = await openForm('Buying', 'ada');
  await fill(app);
  sendCreationTwice(app);

  await app.user.click(submit(app.form));

  const created = await screen.findByRole('dialog', { name: 'Order Created Successfully' });
  const [made] = (await app.backend.call('getOrderHistory', { as: 'ada' })).data.slice(-1);
  await within(created).findByText(`second, equal order from the same minute: ${made?.orderNumber}`, {
    exact: false,
  });
  await app.user.click(within(created).getByRole('link', { name: 'View the other order' }));
  await waitFor(() => expect(app.address()).toBe(`/dashboard/orders/${made?.id}`));
});

test('whether a form may open is asked again when it could not be found out', async () => {
  const app = await openApp('/dashboard/settings', { as: 'ada' });
  app.intercept(answerTo('/BankAccount/', () => new Response(null, { status: 400 })));
  await app.goTo('/dashboard/create-order');
  await app.user.click(await screen.findByRole('button', { name: 'I am Selling' }));
  const retry = await screen.findByRole('button', { name: 'Retry' });

  app.intercept((request, next) => next(request));
  await app.user.click(retry);

  await screen.findByLabelText('Expected Delivery Date');
});

test.each([
  ['bank details and profile that fail', FAILING_RECORDS],
  ['bank details without a number', EMPTY_NUMBER],
])('%s do not keep a buyer from creating an order', async (_, answer) => {
  const app = await openApp('/dashboard/settings', { as: 'ada' });
  app.intercept(answer);
  await app.goTo('/dashboard/create-order');
  await app.user.click(await screen.findByRole('button', { name: 'I am Buying' }));
  const form = await screen.findByRole('dialog', { name: 'Transaction information' });
  await fill({ ...app, form });

  await app.user.click(submit(form));

  await screen.findByRole('dialog', { name: 'Order Created Successfully' });
});

test('a profile that is incomplete, as far as known, is read before the form opens', async () => {
  const app = await openApp('/dashboard/settings', { as: 'bola' });
  app.intercept(FAILING_RECORDS);
  await app.goTo('/dashboard/create-order');
  await app.user.click(await screen.findByRole('button', { name: 'I am Buying' }));
  await screen.findByRole('button', { name: 'Retry' });
  expect(app.address()).toBe('/dashboard/create-order');

  app.intercept((request, next) => next(request));
  await press(app.user, 'Retry');

  await waitFor(() => expect(app.address()).toBe('/dashboard/account/edit-profile'));
});

describe('the form that is left while it is being sent', () => {
  async function openAndFill(app: OpenedApp) {
    await app.goTo('/dashboard/create-order');
    await press(app.user, 'I am Buying');
    await fillForm(app.user, {
      "Seller's email": 'chidi@amana.test',
      Description: 'A blue bicycle',
      Amount: '70000',
    });
  }

  async function send() {
    const app = await openApp('/dashboard/overview', { as: 'ada' });
    await openAndFill(app);
    const held = Promise.withResolvers<boolean>();
    app.intercept(async (request, next) => {
      if (!request.url.endsWith('/Order/CreateOrder')) return next(request);
      return (await held.promise) ? next(request) : Response.json({ message: 'Too busy' }, { status: 429 });
    });
    await press(app.user, 'Create Order');
    await waitFor(() => expect(app.calls).toContain(CREATE));
    await app.goBack();
    return { ...app, answer: held.resolve, loseAnswer: () => held.reject(new Error('cut')) };
  }

  test('after Leave the order that is created does not bring the person back', async () => {
    const { user, answer, toasts, address } = await send();

    await press(user, 'Leave');
    await screen.findByRole('region', { name: 'Balance Overview' });
    answer(true);

    await waitFor(() => expect(toasts.at(-1)).toContain('Purchase request created successfully'));
    expect(address()).toBe('/dashboard/overview');
  });

  test('after Leave the doubt is told, and the same order is looked for before it is sent again', async () => {
    const app = await send();
    await app.backend.call('createOrder', {
      as: 'ada',
      body: {
        email: 'chidi@amana.test',
        buyerId: userIdOf('ada'),
        description: 'A blue bicycle',
        amount: 70_000,
      },
    });
    await press(app.user, 'Leave');
    await screen.findByRole('region', { name: 'Balance Overview' });
    app.intercept((request, next) =>
      request.url.includes('/Order/') ? Promise.reject(new Error('down')) : next(request),
    );
    app.loseAnswer();
    await waitFor(() =>
      expect(app.toasts).toEqual(['error We could not confirm whether this was done. 3000']),
    );
    expect(app.address()).toBe('/dashboard/overview');

    app.intercept((request, next) => next(request));
    await openAndFill(app);
    await press(app.user, 'Create Order');

    await waitFor(() => expect(app.toasts.at(-1)).toContain('Purchase request created successfully'));
    expect(app.calls.filter((call) => call === CREATE)).toHaveLength(1);
  });
});
