import { ACCOUNT_NUMBER_INPUT, CONFIRMATION_CODE_INPUT, PHONE_INPUT } from '@amana/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AmountField } from './amount-field.tsx';
import { BankSelect } from './bank-select.tsx';
import { DigitField } from './digit-field.tsx';
import { FileDrop } from './file-drop.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { PasswordField } from './password-field.tsx';
import { Switch } from './switch.tsx';
import { TextField } from './text-field.tsx';

describe('text field', () => {
  test('its error and its hint are read with it, the error first', () => {
    render(<TextField label="Email" hint="As you registered it" error="Email is required" />);

    const input = screen.getByLabelText('Email');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');

    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Email is required',
      'As you registered it',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Email is required');
  });

  test('without an error nothing is marked', () => {
    render(<TextField label="Email" />);

    const input = screen.getByLabelText('Email');

    expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([
      null,
      null,
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('the password is shown and hidden again by keyboard', async () => {
  render(<PasswordField label="Password" />);
  const input = screen.getByLabelText('Password');

  await userEvent.tab();
  await userEvent.keyboard('Passw0rd!');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(input.getAttribute('type')).toBe('text');

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide password' }));
  await userEvent.keyboard(' ');
  expect(input.getAttribute('type')).toBe('password');
  expect(input).toHaveProperty('value', 'Passw0rd!');
});

test('a shown password is a password again when its form is sent', async () => {
  render(
    <form aria-label="Sign in">
      <PasswordField label="Password" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));

  fireEvent.submit(screen.getByRole('form'));

  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
});

describe('amount field', () => {
  function Amount({ onText }: { onText: ((text: string) => void) | undefined }) {
    const [text, setText] = useState('');
    const change = (changed: string) => {
      setText(changed);
      onText?.(changed);
    };
    return <AmountField label="Amount" value={text} onText={change} />;
  }
  function amountInput(onText?: (text: string) => void) {
    render(<Amount onText={onText} />);
    return screen.getByLabelText<HTMLInputElement>('Amount');
  }

  test.each(['typed', 'pasted'])('decimals that were %s: ignored with a notice', async (way) => {
    const input = amountInput();

    await userEvent.click(input);
    if (way === 'typed') await userEvent.keyboard('12500.50');
    else await userEvent.paste('12500.50');

    expect(input.value).toBe('12,500');
    expect(screen.getByRole('alert').textContent).toBe('Whole Naira only');
    expect(input.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    expect(input.getAttribute('aria-invalid')).toBeNull();
    await userEvent.keyboard('{Backspace}');
    expect(input.value).toBe('1,250');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a tenth digit stays visible with the maximum, wherever it is typed', async () => {
    const input = amountInput();
    await userEvent.type(input, '123456789');

    await userEvent.type(input, '0', { initialSelectionStart: 1, initialSelectionEnd: 1 });

    expect(input.value).toBe('1,023,456,789');
    expect(input.selectionStart).toBe(3);
    expect(screen.getByRole('alert').textContent).toBe('Amount must be at most ₦999,999,999.99');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await userEvent.keyboard('{Backspace}');
    expect(input.value).toBe('123,456,789');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a point first: stays empty with a notice, until the point is deleted', async () => {
    const input = amountInput();
    await userEvent.type(input, '.75');
    expect([input.value, screen.getByRole('alert').textContent]).toEqual(['', 'Whole Naira only']);

    await userEvent.keyboard('{Backspace}');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('125000');
    expect(input.value).toBe('125,000');
  });

  test.each(['leaving', 'End', 'a press'])('decimals end with %s: later digits count', async (end) => {
    const input = amountInput();
    await userEvent.type(input, '1250.50');
    await userEvent.keyboard('7');
    expect(input.value).toBe('1,250');

    if (end === 'End') await userEvent.keyboard('{End}');
    else if (end === 'leaving') await userEvent.tab();
    await userEvent.type(input, '00', { skipClick: end === 'End' });

    expect(input.value).toBe('125,000');
  });

  test('text is formatted after a keyboard has composed it, not before', () => {
    const seen = vi.fn<(text: string) => void>();
    const input = amountInput(seen);
    act(() => input.focus());

    fireEvent.compositionStart(input);
    for (const raw of ['1', '12', '125', '1250', '12500']) {
      fireEvent.input(input, { target: { value: raw } });
      expect(input.value).toBe(raw);
    }
    expect(seen).toHaveBeenLastCalledWith('12,500');
    fireEvent.compositionEnd(input, { data: '12500' });

    expect([input.value, input.selectionStart]).toEqual(['12,500', 6]);
  });
});

describe.each([
  ['account number', ACCOUNT_NUMBER_INPUT, '0123456789'],
  ['phone number', PHONE_INPUT, '08031234567'],
  ['confirmation code', CONFIRMATION_CODE_INPUT, '231466'],
])('%s field', (_, rule, full) => {
  function Digits() {
    const [text, setText] = useState(full);
    return <DigitField label="Number" rule={rule} value={text} onText={setText} />;
  }
  const field = () => screen.getByLabelText<HTMLInputElement>('Number');

  test('full: a key in the middle changes nothing, and the caret stays', async () => {
    render(<Digits />);

    await userEvent.type(field(), '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });

    expect([field().value, field().selectionStart]).toEqual([full, 3]);
    expect(screen.getByRole('alert').textContent).toMatch(/digits/);
    await userEvent.keyboard('{Backspace}');
    expect(field().value).toBe(full.slice(0, 2) + full.slice(3));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('full: what was refused is explained next to an error', async () => {
    render(
      <DigitField label="Number" rule={rule} value={full} error="It is wrong" onText={() => undefined} />,
    );

    await userEvent.type(field(), '9');

    const alerts = screen.getAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'It is wrong',
      expect.stringMatching(/digits/),
    ]);
    expect(field().getAttribute('aria-describedby')).toBe(alerts.map(({ id }) => id).join(' '));
  });

  test('a digit typed over the selection replaces it, and the caret follows it', async () => {
    render(<Digits />);

    await userEvent.type(field(), '٩', { initialSelectionStart: 1, initialSelectionEnd: 3 });

    expect([field().value, field().selectionStart]).toEqual([`${full[0]}9${full.slice(3)}`, 2]);
  });
});

describe('bank chooser', () => {
  const options = ['Access Bank', 'GTBank', 'Zenith Bank'].map((name) => ({ id: name, name }));

  function Banks({ chosen = '', banks = options, onSelect = () => undefined }: BanksProps) {
    const [value, setValue] = useState(chosen);
    const select = (bank: { name: string } | null) => {
      setValue(bank?.name ?? '');
      onSelect(bank?.name);
    };
    return (
      <BankSelect
        label="Bank"
        emptyText="No banks found"
        banks={banks}
        chosenName={value}
        error={value === '' ? 'Bank is required' : undefined}
        onSelect={select}
      />
    );
  }

  interface BanksProps {
    chosen?: string;
    banks?: typeof options;
    onSelect?: (bank: string | undefined) => void;
  }

  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Bank' });
  const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  test('opens with every bank and closes with the chosen one', async () => {
    const select = vi.fn();
    render(<Banks onSelect={select} />);

    await userEvent.click(field());
    expect(shown()).toEqual(['Access Bank', 'GTBank', 'Zenith Bank']);
    await userEvent.click(screen.getByRole('option', { name: 'GTBank' }));

    expect(select.mock.calls).toEqual([['GTBank']]);
    expect(field().value).toBe('GTBank');
    expect(document.activeElement).toBe(field());
    expect(shown()).toEqual([]);
  });

  test('bank select: Enter takes the first match without submitting the form', async () => {
    const [select, send] = [vi.fn(), vi.fn()];
    render(
      <form onSubmit={send}>
        <Banks chosen="GTBank" onSelect={select} />
      </form>,
    );

    await userEvent.click(field());
    await userEvent.keyboard('zEn');
    expect(shown()).toEqual(['Zenith Bank']);
    await userEvent.keyboard('{Enter}');

    expect(select.mock.calls).toEqual([['Zenith Bank']]);
    expect(send).not.toHaveBeenCalled();
  });

  test('arrow keys: move through the list and announce the option', async () => {
    render(<Banks />);

    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');

    const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe('GTBank');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(field().value).toBe('Access Bank');
  });

  test.each(['nowhere', 'bank'])(
    '%s: no single bank, stays with the error instead of the earlier one',
    async (text) => {
      const select = vi.fn();
      render(<Banks chosen="GTBank" onSelect={select} />);

      await userEvent.click(field());
      await userEvent.keyboard(text);
      expect(screen.queryByText('No banks found') === null).toBe(text === 'bank');
      await userEvent.tab();

      expect([field().value, shown(), select.mock.calls]).toEqual([text, [], [[undefined]]]);
      expect(screen.getByRole('alert').textContent).toBe('Choose one bank from the list');
      await userEvent.clear(field());
      await userEvent.tab();
      expect([field().value, screen.getByRole('alert').textContent]).toEqual(['', 'Bank is required']);
    },
  );

  test('Enter: keeps typed text before the banks are loaded', async () => {
    const { rerender } = render(<Banks banks={[]} />);

    await userEvent.type(field(), 'zenith{Enter}');
    expect(field().value).toBe('zenith');

    rerender(<Banks />);
    await userEvent.keyboard('{Enter}');
    expect(field().value).toBe('Zenith Bank');
  });

  test('Escape closes the list and nothing else', async () => {
    const press = vi.fn();
    render(
      <div onKeyDown={press}>
        <Banks />
      </div>,
    );

    await userEvent.click(field());
    const before = shown();
    fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
    expect(shown()).toEqual(before);
    press.mockClear();
    await userEvent.keyboard('{Escape}');

    expect(shown()).toEqual([]);
    expect(press).not.toHaveBeenCalled();
  });

  test('bank select: the only bank that the text means is chosen without Enter', async () => {
    const select = vi.fn();
    render(<Banks onSelect={select} />);

    await userEvent.type(field(), 'gtb');
    await userEvent.tab();

    expect(select.mock.calls).toEqual([['GTBank']]);
  });
});

describe('file field', () => {
  const giveBack = vi.fn<(address: string) => void>();

  beforeEach(() => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(giveBack);
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  const photo = new File([new Uint8Array(2048)], 'parcel.png', { type: 'image/png' });

  function Evidence({ chosen = null, ...props }: { chosen?: File | null; error?: string; percent?: number }) {
    const [file, setFile] = useState<File | null>(chosen);
    return (
      <FileDrop
        label="Evidence"
        hint="PNG"
        accept="image/png"
        file={file}
        onStop={vi.fn()}
        onFile={setFile}
        {...props}
      />
    );
  }

  test('chosen file: shown and removable, and the focus moves with it', async () => {
    render(<Evidence />);

    await userEvent.upload(screen.getByLabelText('Evidence', { selector: 'input' }), photo);
    expect(screen.getByText('parcel.png')).toBeTruthy();
    expect(screen.getByText('2 KB')).toBeTruthy();
    expect(document.querySelector('img')?.getAttribute('src')).toBe('blob:one');

    await userEvent.click(screen.getByRole('button', { name: 'Remove parcel.png' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Evidence', { selector: 'input' }));
    expect(giveBack).toHaveBeenCalledWith('blob:one');
  });

  test('a refusal is read with the field', () => {
    render(<Evidence error="File size exceeds 5MB limit" />);

    const described = screen
      .getByLabelText('Evidence', { selector: 'input' })
      .getAttribute('aria-describedby');

    expect(described?.split(' ').map((id) => document.getElementById(id)?.textContent)).toEqual([
      'File size exceeds 5MB limit',
      'PNG',
    ]);
  });

  test('a file that is being uploaded shows its progress and cannot be removed', () => {
    render(<Evidence chosen={photo} percent={40} />);

    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  test.each([
    [0, '0 KB'],
    [1, '1 KB'],
    [1_536, '2 KB'],
    [5_242_880, '5.0 MB'],
  ])('%d bytes are shown as %s', (bytes, text) => {
    render(<ChosenFile file={new File([new Uint8Array(bytes)], 'receipt.pdf')} />);

    screen.getByText(text);
  });
});

test('a switch is turned by a press anywhere on its row', async () => {
  const turn = vi.fn();
  render(<Switch label="Dark theme" checked={false} onChange={turn} />);

  await userEvent.click(screen.getByText('Dark theme'));

  expect(screen.getByRole('switch', { name: 'Dark theme' })).toHaveProperty('checked', false);
  expect(turn.mock.calls).toEqual([[true]]);
});
