import { PHONE_INPUT } from '@amana/domain';
import { loginSchema, profileSchema } from '@amana/domain/validation';
import { DigitField, TextField, toast } from '@amana/ui';
import { act, fireEvent, render as renderAlone, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { DateField } from './date-field.tsx';
import { Form } from './form.tsx';
import { ChangeError } from '../server-state/change-error.ts';
import { useSchemaForm } from './use-schema-form.ts';

interface LoginFormProps {
  onSubmit: (values: object) => Promise<unknown>;
}

function LoginForm({ onSubmit }: LoginFormProps) {
  const form = useSchemaForm({
    initialValues: { email: '', password: '' },
    schema: loginSchema,
    onSubmit,
  });
  return (
    <Form form={form} label="Log In" submitText="Log In">
      <TextField {...form.field('email')} label="Email" />
      <TextField {...form.field('password')} label="Password" />
    </Form>
  );
}

function PhoneForm({ onSubmit }: LoginFormProps) {
  const form = useSchemaForm({
    initialValues: { phoneNumber: '' },
    schema: profileSchema('2026-03-05').pick(['phoneNumber']),
    onSubmit,
  });
  return (
    <Form form={form} label="Profile" submitText="Save">
      <DigitField {...form.digitField('phoneNumber', PHONE_INPUT)} label="Phone" />
    </Form>
  );
}

const render = (page: ReactElement) => renderAlone(page, { wrapper: MemoryRouter });

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('an error appears once its field is touched, not before', async () => {
  render(<LoginForm onSubmit={() => Promise.resolve(undefined)} />);
  await userEvent.type(screen.getByLabelText('Email'), 'ada');
  expect(screen.queryByRole('alert')).toBeNull();

  await userEvent.tab();

  await screen.findByText('Email must be valid');
  expect(screen.queryByText('Password is required')).toBeNull();
});

test('a submit touches all fields, focuses the first error, sends nothing', async () => {
  const onSubmit = vi.fn(() => Promise.resolve(undefined));
  render(<LoginForm onSubmit={onSubmit} />);

  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));

  await screen.findByText('Email is required');
  screen.getByText('Password is required');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a submit sends texts without blank characters at their ends, and passwords as typed', async () => {
  const onSubmit = vi.fn(() => Promise.resolve(undefined));
  render(<LoginForm onSubmit={onSubmit} />);
  // A phone copies an address from its contacts with direction characters.
  await userEvent.type(screen.getByLabelText('Email'), '\u202aada@amana.test\u202c ');
  await userEvent.type(screen.getByLabelText('Password'), ' Passw0rd! ');

  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));

  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ email: 'ada@amana.test', password: ' Passw0rd! ' }),
  );
});

test('leaving a field by pressing a button shows its error after the press', async () => {
  render(<LoginForm onSubmit={() => Promise.resolve(undefined)} />);
  const email = screen.getByLabelText('Email');
  await userEvent.type(email, 'ada');

  fireEvent.pointerDown(screen.getByRole('button', { name: 'Log In' }));
  fireEvent.blur(email);
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();

  fireEvent.pointerUp(document.body);
  await screen.findByText('Email must be valid');
});

test.each([
  ['an option is chosen', () => fireEvent.change(screen.getByLabelText('Bank'))],
  ['a key is pressed', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
])('a menu whose press Safari never ends keeps no error back once %s', async (_, end) => {
  render(
    <>
      <LoginForm onSubmit={() => Promise.resolve(undefined)} />
      <select aria-label="Bank" />
    </>,
  );
  const email = screen.getByLabelText('Email');
  await userEvent.type(email, 'ada');
  fireEvent.pointerDown(screen.getByLabelText('Bank'));
  // A text field fires `change` with its blur.
  fireEvent(email, new Event('change', { bubbles: true }));
  fireEvent.blur(email);
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();

  end();

  await screen.findByText('Email must be valid');
});

test('a failure stays next to the button until the next submit', async () => {
  const answers = [
    Promise.reject(new Error('broken')),
    Promise.reject(new ChangeError('failed', 'Already sold')),
    Promise.resolve(undefined),
  ];
  for (const answer of answers) answer.catch(() => null);
  const announce = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
  render(<LoginForm onSubmit={() => answers.shift() ?? Promise.resolve(undefined)} />);
  await userEvent.type(screen.getByLabelText('Email'), 'ada@amana.test');
  await userEvent.type(screen.getByLabelText('Password'), 'Passw0rd!');
  const button = screen.getByRole('button', { name: 'Log In' });

  for (const text of ['An error occurred', 'Already sold']) {
    await userEvent.click(button);
    await waitFor(() => expect(describedBy(button)).toBe(text));
    expect(screen.getByText(text).closest('[role], [aria-live]')).toBeNull();
  }
  await userEvent.click(button);

  await waitFor(() => expect(describedBy(button)).toBeUndefined());
  expect(screen.queryByText('Already sold')).toBeNull();
  expect(announce).toHaveBeenCalledOnce();
});

const ADA = {
  firstName: 'Ada',
  lastName: 'Obi',
  gender: '',
  phoneNumber: '08031234567',
  address: '',
} as const;

function BirthForm({ onSubmit }: Pick<LoginFormProps, 'onSubmit'>) {
  const form = useSchemaForm({
    initialValues: { ...ADA, dateOfBirth: '1990-02-28' },
    schema: profileSchema('2026-03-02'),
    onSubmit,
  });
  return (
    <Form form={form} label="Profile" submitText="Save">
      <DateField {...form.field('dateOfBirth')} label="Date of Birth" />
    </Form>
  );
}

test('an impossible date, which browsers report as empty, is not sent', async () => {
  const onSubmit = vi.fn(() => Promise.resolve(undefined));
  render(<BirthForm onSubmit={onSubmit} />);
  const birth = screen.getByLabelText<HTMLInputElement>('Date of Birth');
  // As in Chromium after the day was changed to 30 February.
  let badInput = true;
  Object.defineProperty(birth.validity, 'badInput', { get: () => badInput });
  fireEvent.change(birth, { target: { value: '' } });

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Enter a valid date');
  expect(onSubmit).not.toHaveBeenCalled();

  badInput = false;
  fireEvent.change(birth, { target: { value: '1990-02-27' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

describe('fields that are filled in without an event', () => {
  /** Unlike an assignment, React does not notice it. */
  const fillIn = (label: string, text: string) =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      screen.getByLabelText(label),
      text,
    );
  const filledIn = { email: 'ada@amana.test', password: 'Passw0rd!' };

  test.each([
    ['no event', () => undefined],
    [
      'an event that does not bubble',
      () => fireEvent(screen.getByLabelText('Email'), new Event('input', { bubbles: false })),
    ],
    ['an assignment', () => Object.assign(screen.getByLabelText('Email'), { value: filledIn.email })],
  ])('with %s: are sent', async (_, notify) => {
    const onSubmit = vi.fn(() => Promise.resolve(undefined));
    render(<LoginForm onSubmit={onSubmit} />);

    fillIn('Email', filledIn.email);
    fillIn('Password', filledIn.password);
    notify();
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));

    await waitFor(() => expect(onSubmit.mock.calls).toEqual([[filledIn]]));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Email')).toHaveProperty('value', filledIn.email);
  });

  test('are kept when another field is typed into or left', async () => {
    const onSubmit = vi.fn(() => Promise.resolve(undefined));
    render(<LoginForm onSubmit={onSubmit} />);

    fillIn('Email', filledIn.email);
    await userEvent.type(screen.getByLabelText('Password'), filledIn.password);
    await userEvent.tab();

    expect(screen.getByLabelText('Email')).toHaveProperty('value', filledIn.email);
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    await waitFor(() => expect(onSubmit.mock.calls).toEqual([[filledIn]]));
  });

  test('a phone number is cleaned as if it was pasted', async () => {
    const onSubmit = vi.fn(() => Promise.resolve(undefined));
    render(<PhoneForm onSubmit={onSubmit} />);

    fillIn('Phone', '+234 803 123 4567');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ phoneNumber: '08031234567' }]]));
  });
});

test('two presses in the same task submit once, and a later one again', async () => {
  const onSubmit = vi.fn(() => Promise.resolve(undefined));
  render(<LoginForm onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('Email'), 'ada@amana.test');
  await userEvent.type(screen.getByLabelText('Password'), 'Passw0rd!');
  const button = screen.getByRole('button', { name: 'Log In' });

  act(() => {
    button.click();
    button.click();
  });
  await settle();
  expect(onSubmit).toHaveBeenCalledTimes(1);

  await userEvent.click(button);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
});
