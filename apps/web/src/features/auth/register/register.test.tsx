import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillForm, press } from '../../../testing/fill-form.ts';
import { fillStorage } from '../../../testing/fill-storage.ts';
import { openApp } from '../../../testing/open-app.tsx';

const KEMI = {
  'First Name': 'Kemi',
  'Last Name': 'Alao',
  Email: 'kemi@example.test',
  'Phone Number': '08011112222',
  Password: 'Passw0rd!',
  'Confirm Password': 'Passw0rd!',
};

test('shows a toast for two seconds and leads to the verification page', async () => {
  const { user, address, toasts, backend } = await openApp('/register');

  await fillForm(user, KEMI);
  await press(user, 'Register');

  await waitFor(() => expect(address()).toBe('/send-verification?email=kemi%40example.test'));
  await screen.findByRole('heading', { name: 'Verification Email Sent' });
  expect(toasts).toEqual(['success Registration successfully 2000']);
  expect(localStorage.getItem('userEmail')).toBe('kemi@example.test');
  const { data } = await backend.call('getMailbox', { query: { to: 'kemi@example.test' } });
  expect(data.map(({ kind }) => kind)).toEqual(['confirm-email']);
});

test('a registration succeeds where nothing can be stored', async () => {
  fillStorage();
  const { user, address, toasts } = await openApp('/register');

  await fillForm(user, KEMI);
  await press(user, 'Register');

  await waitFor(() => expect(address()).toBe('/send-verification?email=kemi%40example.test'));
  expect(toasts).toEqual(['success Registration successfully 2000']);
});

test('shows until when money is held', async () => {
  await openApp('/register');

  await screen.findByText(/^Amana holds the money until the buyer confirms receipt\.$/);
});

test('an empty form shows an error under each field', async () => {
  const { user, calls } = await openApp('/register');

  await press(user, 'Register');

  await screen.findByText('First Name is required');
  for (const text of [
    'Last Name is required',
    'Email is required',
    'Phone Number is required',
    'Password is required',
    'Confirm Password is required',
  ]) {
    screen.getByText(text);
  }
  expect(document.activeElement).toBe(screen.getByLabelText('First Name'));
  expect(calls).toEqual([]);
});

test('the rules of the password are ticked while it is typed', async () => {
  const { user } = await openApp('/register');
  const password = await screen.findByLabelText('Password');
  const rules = screen.getByRole('list', { name: 'Rules of the password' });
  const open = () =>
    within(rules)
      .getAllByRole('listitem')
      .flatMap(({ textContent }) => (textContent.endsWith(': missing.') ? [textContent.split(':')[0]] : []));
  const all = [
    '6+ characters',
    'Uppercase letter',
    'Lowercase letter',
    'Number',
    'Special character, e.g. ! ? @ #',
  ];
  expect(open()).toEqual(all);

  await user.type(password, 'passw0');
  expect(open()).toEqual(['Uppercase letter', 'Special character, e.g. ! ? @ #']);
  await user.type(password, 'R!');
  expect(open()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the phone number has a hint with an example', async () => {
  await openApp('/register');

  await screen.findByRole('textbox', {
    name: 'Phone Number',
    description: '11 digits, e.g. 0803 123 4567',
  });
});

test('two different passwords are refused with a message at the second', async () => {
  const { user } = await openApp('/register');

  await fillForm(user, { Password: 'Passw0rd!', 'Confirm Password': 'Passw0rd?' });
  await user.tab();

  await screen.findByText('Passwords must match');
});

test.each(['+2348031234567', '+234 803 123 4567', '+234 (0) 803-123-4567', '00234 803 123 4567'])(
  'the number %s, pasted or typed, becomes the national number',
  async (number) => {
    const { user } = await openApp('/register');
    const phone = await screen.findByLabelText('Phone Number');

    await user.click(phone);
    await user.paste(number);
    expect(phone).toHaveProperty('value', '08031234567');

    await user.clear(phone);
    await user.type(phone, number);
    expect(phone).toHaveProperty('value', '08031234567');
  },
);

test('an address that has an account is refused, the form keeps its values', async () => {
  const { user, toasts, address } = await openApp('/register');

  await fillForm(user, { ...KEMI, Email: 'ada@amana.test' });
  await press(user, 'Register');

  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatch(/^error .+ 3000$/);
  expect(address()).toBe('/register');
  expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Kemi');
  expect(screen.getByLabelText('Confirm Password')).toHaveProperty('value', 'Passw0rd!');
});

test.each([
  ['by name', { message: 'No', errors: { email: ['Email is taken'] } }],
  [
    'as problem details',
    { title: 'One or more validation errors occurred.', errors: { Email: ['Email is taken'] } },
  ],
  ['as a list', { succeeded: false, errors: [{ propertyName: 'Email', errorMessage: 'Email is taken' }] }],
])('an error of a field %s is shown below that field', async (_, refusal) => {
  const { user, intercept } = await openApp('/register');
  await fillForm(user, KEMI);
  intercept(() => Promise.resolve(Response.json(refusal, { status: 400 })));

  await press(user, 'Register');

  await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('Email is taken').length).toBeGreaterThan(0);
});

test('password managers see a new account, and a link leads to the login', async () => {
  const { user, address } = await openApp('/register');
  const hints = { Email: 'username', Password: 'new-password', 'Confirm Password': 'new-password' };

  for (const [label, hint] of Object.entries(hints)) {
    expect((await screen.findByLabelText(label)).getAttribute('autocomplete')).toBe(hint);
  }
  await user.click(screen.getByRole('link', { name: 'Log In' }));
  await waitFor(() => expect(address()).toBe('/login'));
});

test('the page asks before it is left with unsaved changes', async () => {
  const { user, address } = await openApp('/register');
  await fillForm(user, { 'First Name': 'Kemi' });

  await user.click(screen.getByRole('link', { name: 'Log In' }));
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await press(user, 'Stay');
  expect(address()).toBe('/register');
  expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Kemi');

  await user.click(screen.getByRole('link', { name: 'Log In' }));
  await press(user, 'Leave');
  await waitFor(() => expect(address()).toBe('/login'));
});
