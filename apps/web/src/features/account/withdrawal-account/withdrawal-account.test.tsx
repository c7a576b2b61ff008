import { userIdOf } from '@amana/mock-lab/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { signOutInAnotherTab } from '../../../testing/sign-out-in-another-tab.ts';
import { answerTo } from '../../../testing/answer-to.ts';
import { type Fault, LOST_ANSWER } from '../../../testing/faults.ts';
import { fillForm, press } from '../../../testing/fill-form.ts';
import { holdAnswers } from '../../../testing/hold-answers.ts';
import { type OpenedApp, openApp } from '../../../testing/open-app.tsx';
import { EMPTY_NUMBER } from '../../../testing/unreadable-records.ts';
import { withText } from '../../../testing/with-text.ts';

const EDIT = '/dashboard/account/edit-account';
const RESOLVE = 'POST /BankAccount/Resolve';
const HOLDER = /^[A-Z ]+$/;

async function chooseBank(user: UserEvent, name: string): Promise<void> {
  const bank = await screen.findByRole('combobox', { name: 'Bank' });
  await user.clear(bank);
  await user.type(bank, name);
  await user.click(await screen.findByRole('option', { name }));
}

const accountName = () => screen.findByLabelText('Account Name');

test('the form starts with the stored account and does not look it up', async () => {
  const { calls } = await openApp(EDIT, { as: 'ada' });

  expect(await screen.findByLabelText('Account Number')).toHaveProperty('value', '0123456789');
  expect(await accountName()).toMatchObject({ value: 'ADA OBI', readOnly: true });
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Bank' })).toHaveProperty('value', 'Guaranty Trust Bank'),
  );
  expect(calls).not.toContain(RESOLVE);
});

test('a first account is looked up once, saved, and announced', async () => {
  const { user, toasts, calls, backend } = await openApp(EDIT, { as: 'tunde' });
  await chooseBank(user, 'Access Bank');
  await fillForm(user, { 'Account Number': '2012345678' });
  await screen.findByDisplayValue(HOLDER);

  await press(user, 'Save');

  await waitFor(() => expect(toasts).toEqual(['success Account updated successfully 2000']));
  expect(calls.filter((call) => call === RESOLVE)).toHaveLength(1);
  const tunde = backend.world.indexes.usersByEmail.first('tunde@amana.test');
  const { data } = await backend.call('getBankAccount', { as: 'tunde', path: { userId: tunde?.id ?? '' } });
  expect(data).toMatchObject({ bankName: 'Access Bank', accountNumber: '2012345678' });
});

test('a stored account without a number can be entered again', async () => {
  const { user, intercept, goTo, toasts } = await openApp('/dashboard/settings', { as: 'ada' });
  intercept(EMPTY_NUMBER);
  await goTo(EDIT);
  await screen.findByText('Your stored bank details cannot be read. Please enter them again.');
  intercept((request, next) => next(request));
  await chooseBank(user, 'Access Bank');
  await fillForm(user, { 'Account Number': '2012345678' });
  await screen.findByDisplayValue(HOLDER);

  await press(user, 'Save');

  await waitFor(() => expect(toasts).toEqual(['success Account updated successfully 2000']));
  await waitFor(() => expect(screen.queryByText(/cannot be read/)).toBeNull());
});

test('what is typed in place of an unreadable account stays while it is read again', async () => {
  const { user, intercept, goTo, queryClient } = await openApp('/dashboard/settings', { as: 'ada' });
  intercept(EMPTY_NUMBER);
  await goTo(EDIT);
  await fillForm(user, { 'Account Number': '2012345' });
  intercept(() => Promise.resolve(Response.json({}, { status: 500 })));

  await act(() => queryClient.refetchQueries());

  expect(screen.getByLabelText('Account Number')).toHaveProperty('value', '2012345');
});

const SERVER_FAILS: Fault = () => Promise.resolve(Response.json({}, { status: 500 }));

test.each([
  ['was saved', LOST_ANSWER, 'success Account updated successfully 2000', 'Zenith Bank'],
  ['was not saved', SERVER_FAILS, 'error An error occurred 3000', 'Guaranty Trust Bank'],
])(
  'a lost answer: another bank %s for the same number is recognised',
  async (_what, fault, said, bankName) => {
    const { user, toasts, backend, intercept } = await openApp(EDIT, { as: 'ada' });
    await chooseBank(user, 'Zenith Bank');
    await waitFor(async () => expect((await accountName()).getAttribute('value')).toMatch(HOLDER));
    intercept((request, next) =>
      request.url.includes('/BankAccount/AddOrUpdate/') ? fault(request, next) : next(request),
    );

    await press(user, 'Save');

    await waitFor(() => expect(toasts).toEqual([said]));
    const path = { userId: userIdOf('ada') };
    expect((await backend.call('getBankAccount', { as: 'ada', path })).data).toMatchObject({ bankName });
  },
);

test('a lost answer: a third account leaves it open whether it was saved', async () => {
  const { user, toasts, intercept } = await openApp(EDIT, { as: 'ada' });
  await chooseBank(user, 'Zenith Bank');
  await waitFor(async () => expect((await accountName()).getAttribute('value')).toMatch(HOLDER));
  const fromAnotherDevice = withText('/BankAccount/GetByUserId', '0123456789', '9876543210');
  intercept((request, next) =>
    (request.url.includes('/BankAccount/AddOrUpdate/') ? LOST_ANSWER : fromAnotherDevice)(request, next),
  );

  await press(user, 'Save');

  await screen.findByText('An error occurred. We could not confirm whether this was done.');
  expect(toasts).toEqual(['error An error occurred 3000']);
  expect(screen.getByRole('combobox', { name: 'Bank' })).toHaveProperty('value', 'Zenith Bank');
});

test('shows the holder found, and warns of another one before saving', async () => {
  const { user } = await openApp(EDIT, { as: 'tunde' });
  await chooseBank(user, 'Guaranty Trust Bank');
  const said = within(screen.getByRole('form')).getByRole('status');
  await fillForm(user, { 'Account Number': '0123456789' });

  await within(said).findByText(
    'This account belongs to ADA OBI; your profile says Tunde Bello. If you save it, your sales will be paid into it.',
  );
  within(said).getByText('Account Name: ADA OBI');
  // Save stays in view below the warning.
  const { nextElementSibling } = said;
  expect(nextElementSibling?.textContent).toMatch(/^Account Name/);
});

describe('the bank chooser', () => {
  test('finds by typing, and shows when nothing is found', async () => {
    const { user } = await openApp(EDIT, { as: 'tunde' });
    await chooseBank(user, 'Zenith Bank');
    const bank = screen.getByRole('combobox', { name: 'Bank' });
    expect(bank).toHaveProperty('value', 'Zenith Bank');

    await user.clear(bank);
    await user.type(bank, 'Bank of nowhere');

    await screen.findByText('No banks found');
  });

  test('names a stored bank that is no longer listed, and asks for another', async () => {
    const { user, intercept, goTo } = await openApp('/dashboard/account', { as: 'ada' });
    intercept(withText('/Banks/', /\{[^{}]*Guaranty Trust Bank[^{}]*\},/, ''));
    await goTo(EDIT);
    const bank = await screen.findByRole('combobox', { name: 'Bank' });
    await user.click(bank);
    await screen.findByRole('option', { name: 'Zenith Bank' });

    expect(bank).toHaveProperty('value', 'Guaranty Trust Bank');
    expect(bank.getAttribute('aria-invalid')).toBeNull();

    await fillForm(user, { 'Account Number': '2012345678' });
    await screen.findByText('This bank is not among the banks any more. Choose another one.');
    await chooseBank(user, 'Zenith Bank');
    await waitFor(async () => expect((await accountName()).getAttribute('value')).toMatch(HOLDER));
    expect(screen.queryByText(/is not among the banks/)).toBeNull();
  });

  test('takes the one bank that a text leaves, without an error', async () => {
    const { user } = await openApp(EDIT, { as: 'tunde' });
    const bank = await screen.findByRole('combobox', { name: 'Bank' });
    await user.click(bank);
    await screen.findByRole('option', { name: 'Sterling Bank' });

    await user.keyboard('sterling');
    await user.tab();

    expect(bank).toHaveProperty('value', 'Sterling Bank');
    await waitFor(() => expect(bank.getAttribute('aria-invalid')).toBeNull());
    await fillForm(user, { 'Account Number': '2012345678' });
    await screen.findByDisplayValue(HOLDER);
    expect(screen.queryByText('Bank Name is required')).toBeNull();
  });

  test('does not keep the earlier bank behind a text that names no single one', async () => {
    const { user, calls } = await openApp(EDIT, { as: 'ada' });
    const bank = await screen.findByRole('combobox', { name: 'Bank' });
    await user.click(bank);
    await screen.findByRole('option', { name: 'Zenith Bank' });

    await user.keyboard('first');
    await user.tab();
    await screen.findByText('Choose one bank from the list');
    await press(user, 'Save');

    await waitFor(() => expect(document.activeElement).toBe(bank));
    expect(bank).toHaveProperty('value', 'first');
    expect(calls.filter((call) => call.includes('AddOrUpdate'))).toEqual([]);
  });

  test('asks for fifty banks by name, without a filter', async () => {
    const asked: string[] = [];
    const { intercept, goTo } = await openApp('/dashboard/account', { as: 'tunde' });
    intercept((request, next) => {
      if (request.url.includes('/Banks/')) asked.push(new URL(request.url).search);
      return next(request);
    });

    await goTo(EDIT);

    await waitFor(() => expect(asked[0]).toBe('?Filter=&OrderBy=name&PageSize=50&PageNumber=1'));
  });

  test.each([400, 404])(
    'offers every bank of a service that answers %i after the last page',
    async (status) => {
      const { user, intercept, goTo } = await openApp('/dashboard/account', { as: 'tunde' });
      intercept((request, next) => {
        const isLater = /PageNumber=[2-9]/.test(request.url);
        return request.url.includes('/Banks/') && isLater
          ? Promise.resolve(Response.json({ message: 'No such page' }, { status }))
          : next(request);
      });

      await goTo(EDIT);

      await chooseBank(user, 'Guaranty Trust Bank');
    },
  );

  test.each([
    ['with a total', true],
    ['without a total', false],
  ])('offers every bank of a service %s, however long its pages are', async (_, hasTotal) => {
    const banks = Array.from({ length: 60 }, (_, at) => ({
      id: `bank-${at}`,
      name: `Bank ${at}`,
      code: `${at}`,
    }));
    for (const sent of [50, 20, banks.length]) {
      const { user, intercept, goTo } = await openApp('/dashboard/account', { as: 'tunde' });
      intercept((request, next) => {
        if (!request.url.includes('/Banks/')) return next(request);
        const page = Number(new URL(request.url).searchParams.get('PageNumber'));
        const from = sent === banks.length ? 0 : (page - 1) * sent;
        const data = banks.slice(from, from + sent);
        return Promise.resolve(Response.json({ data, ...(hasTotal ? { totalInRecord: banks.length } : {}) }));
      });

      await goTo(EDIT);

      await chooseBank(user, 'Bank 55');
      cleanup();
    }
  });

  test('whose banks could not be loaded shows an error and tries again', async () => {
    const { user, intercept, goTo } = await openApp('/dashboard/account', { as: 'tunde' });
    intercept(answerTo('/Banks/', () => new Response('', { status: 404 })));
    await goTo(EDIT);
    await screen.findByText(/The banks could not be loaded\./);
    await user.click(screen.getByRole('combobox', { name: 'Bank' }));
    expect(screen.queryByText('No banks found')).toBeNull();

    intercept((request, next) => next(request));
    await press(user, 'Retry');

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Bank' }));
    await chooseBank(user, 'Access Bank');
  });
});

describe('the name of the account', () => {
  test('is asked for only once a bank is chosen and the number has ten digits', async () => {
    const { user, calls } = await openApp(EDIT, { as: 'tunde' });
    await fillForm(user, { 'Account Number': '2012345678' });
    expect(calls).not.toContain(RESOLVE);
    await user.type(screen.getByLabelText('Account Number'), '{Backspace}');
    await chooseBank(user, 'Access Bank');
    expect(calls).not.toContain(RESOLVE);

    await user.type(screen.getByLabelText('Account Number'), '8');

    await waitFor(() => expect(calls.filter((call) => call === RESOLVE)).toHaveLength(1));
  });

  test('is awaited before Save, whose button shows that', async () => {
    const { user, intercept } = await openApp(EDIT, { as: 'tunde' });
    await chooseBank(user, 'Access Bank');
    const held = Promise.withResolvers<null>();
    intercept(async (request, next) => {
      if (request.url.endsWith('/Resolve')) await held.promise;
      return next(request);
    });

    await fillForm(user, { 'Account Number': '2012345678' });

    const description = 'The name of the account is being looked up';
    await screen.findByRole('button', { name: 'Save', description });
    held.resolve(null);
    await waitFor(() => expect(screen.queryByText(description)).toBeNull());
  });

  test('is looked up again where the bank could not be reached', async () => {
    const { user, calls, intercept } = await openApp(EDIT, { as: 'tunde' });
    await chooseBank(user, 'Access Bank');
    const message = 'The bank cannot be reached right now. Please try again.';
    intercept(answerTo('/Resolve', () => Response.json({ message }, { status: 400 })));
    await fillForm(user, { 'Account Number': '2012345678' });
    await screen.findByText(message);

    intercept((request, next) => next(request));
    await press(user, 'Retry');

    await waitFor(async () => expect((await accountName()).getAttribute('value')).toMatch(HOLDER));
    expect(calls.filter((call) => call === RESOLVE)).toHaveLength(2);
    expect(screen.queryByText(message)).toBeNull();
    expect(document.activeElement).toBe(await accountName());
  });

  test('is never the response to an older number, however late that arrives', async () => {
    const { user, intercept, queryClient } = await openApp(EDIT, { as: 'tunde' });
    await chooseBank(user, 'Access Bank');
    const late = Promise.withResolvers<undefined>();
    intercept(async (request, next) => {
      if (!request.url.endsWith('/Resolve')) return next(request);
      const isFirst = (await request.text()).includes('2012345678');
      if (isFirst) await late.promise;
      return Response.json({ data: { accountName: isFirst ? 'THE FIRST' : 'THE SECOND' } });
    });

    await fillForm(user, { 'Account Number': '2012345678' });
    await fillForm(user, { 'Account Number': '2087654321' });
    await waitFor(async () => expect(await accountName()).toHaveProperty('value', 'THE SECOND'));
    expect(queryClient.isFetching()).toBe(1);
    late.resolve(undefined);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));

    expect(await accountName()).toHaveProperty('value', 'THE SECOND');
  });

  test('an unknown account shows an error at its field and cannot be saved', async () => {
    const { user, calls } = await openApp(EDIT, { as: 'tunde' });
    await chooseBank(user, 'Access Bank');

    await fillForm(user, { 'Account Number': '0001234567' });

    await screen.findByText('This account number was not found at the bank');
    await press(user, 'Save');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Account Name')));
    expect(calls.some((call) => call.startsWith('POST /BankAccount/AddOrUpdate'))).toBe(false);
  });
});

describe('an account that another tab saves', () => {
  const GTBANK = { bankId: 'b0000000-0000-4000-8000-000000000058', bankName: 'Guaranty Trust Bank' };
  const saveInAnotherTab = async ({ backend, queryClient }: OpenedApp) => {
    await backend.call('saveBankAccount', {
      as: 'tunde',
      path: { userId: userIdOf('tunde') },
      body: { ...GTBANK, accountNumber: '2012345678', accountName: 'HALIMA GARBA' },
    });
    await act(() => queryClient.invalidateQueries());
  };
  const shown = () =>
    ['Bank', 'Account Number', 'Account Name'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    );

  test('fills in a form in which nothing is chosen', async () => {
    const app = await openApp(EDIT, { as: 'tunde' });
    await screen.findByLabelText('Account Number');

    await saveInAnotherTab(app);

    await waitFor(() => expect(shown()).toEqual([GTBANK.bankName, '2012345678', 'HALIMA GARBA']));
  });

  test('is not mixed with the bank that is chosen here', async () => {
    const app = await openApp(EDIT, { as: 'tunde' });
    await chooseBank(app.user, 'Access Bank');

    await saveInAnotherTab(app);

    await press(app.user, 'Save');
    await screen.findByText('Account Number is required');
    expect(shown()).toEqual(['Access Bank', '', '']);
    expect(app.calls).not.toContain(RESOLVE);
  });

  test('gives way to the one that is saved here', async () => {
    const app = await openApp(EDIT, { as: 'tunde' });
    await chooseBank(app.user, 'Access Bank');
    await saveInAnotherTab(app);

    await fillForm(app.user, { 'Account Number': '2087654321' });
    await screen.findByDisplayValue(HOLDER);
    const typed = shown();
    await press(app.user, 'Save');

    await waitFor(() => expect(app.toasts).toEqual(['success Account updated successfully 2000']));
    expect(shown()).toEqual(typed);
    await app.user.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(app.address()).toBe('/dashboard/account'));
  });
});

test('a saved account is not replaced by an older, late answer', async () => {
  const app = await openApp('/dashboard/overview', { as: 'tunde' });
  await app.goTo(EDIT);
  await chooseBank(app.user, 'Access Bank');
  await fillForm(app.user, { 'Account Number': '2012345678' });
  await screen.findByDisplayValue(HOLDER);
  const { asked, release } = holdAnswers(app, '/BankAccount/GetByUserId');
  void app.queryClient.invalidateQueries();
  await asked;
  await press(app.user, 'Save');
  await waitFor(() => expect(app.toasts).toEqual(['success Account updated successfully 2000']));

  release();
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));

  expect(screen.getByLabelText('Account Number')).toHaveProperty('value', '2012345678');
});

test('a restored account has no holder until the bank has returned a name', async () => {
  const app = await openApp(EDIT, { as: 'tunde' });
  await chooseBank(app.user, 'Access Bank');
  await fillForm(app.user, { 'Account Number': '2012345678' });
  await screen.findByDisplayValue(HOLDER);
  signOutInAnotherTab(app);
  await screen.findByRole('heading', { name: 'Log In' });
  app.queryClient.clear();
  app.intercept(answerTo('/Resolve', () => new Response('The bank is closed', { status: 400 })));
  await fillForm(app.user, { Email: 'tunde@amana.test', Password: 'Passw0rd!' });
  await press(app.user, 'Log In');
  await screen.findByRole('heading', { name: 'Welcome, Tunde' });
  await app.goTo(EDIT);

  await screen.findByText('The bank is closed');
  expect(screen.getByRole('combobox', { name: 'Bank' })).toHaveProperty('value', 'Access Bank');
  expect(await accountName()).toHaveProperty('value', '');
  await press(app.user, 'Save');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Account Name')));
  expect(app.calls.some((call) => call.startsWith('POST /BankAccount/AddOrUpdate'))).toBe(false);
});

test('a pasted phone number is refused by name, and nothing is looked up', async () => {
  const { user, calls } = await openApp(EDIT, { as: 'tunde' });
  await chooseBank(user, 'OPay');

  await user.click(screen.getByLabelText('Account Number'));
  await user.paste('08031234567');

  await screen.findByText('11 digits: this is a phone number; an account number has 10');
  expect(screen.getByLabelText('Account Number')).toHaveProperty('value', '');
  expect(calls).not.toContain(RESOLVE);
});

test('an empty form shows a message under each field', async () => {
  const { user } = await openApp(EDIT, { as: 'tunde' });

  await press(user, 'Save');

  await screen.findByText('Bank Name is required');
  screen.getByText('Account Number is required');
  screen.getByText('Account Name is required');
});
