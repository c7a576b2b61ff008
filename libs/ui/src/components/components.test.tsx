import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Breakdown } from '../money/breakdown.tsx';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';
import { CopyButton } from './copy-button.tsx';
import { Pagination } from './pagination.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { QrCode } from './qr-code.tsx';
import { ErrorState } from './state.tsx';
import { Tabs } from './tabs.tsx';
import { Timeline } from './timeline.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  [2_331, 1],
  [2_332, 0],
])('QR code: a text of %d bytes has %d', (length, count) => {
  render(<QrCode text={'é'.padStart(length - 1, 'x')} label="Link" />);

  expect(screen.queryAllByRole('img', { name: 'Link' })).toHaveLength(count);
});

describe('button', () => {
  test('is pressed once while its work is under way', async () => {
    const press = vi.fn();
    const { rerender } = render(<Button onClick={press}>Log In</Button>);
    const button = screen.getByRole('button', { name: 'Log In' });

    await userEvent.click(button);
    rerender(
      <Button loading onClick={press}>
        Log In
      </Button>,
    );
    await userEvent.dblClick(button);
    await userEvent.keyboard('{Enter} ');

    expect(press).toHaveBeenCalledTimes(1);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  test('a form is not sent again by Enter while it is being sent', async () => {
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <input aria-label="Email" />
        <Button type="submit" loading>
          Log In
        </Button>
      </form>,
    );

    await userEvent.type(screen.getByLabelText('Email'), 'ada{Enter}');

    expect(send).not.toHaveBeenCalled();
  });

  test('disabled with a reason: reached by keyboard, explained, without effect', async () => {
    const press = vi.fn();
    render(
      <Button disabled disabledReason="The order is Paid." onClick={press}>
        Pay Now
      </Button>,
    );

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    const button = screen.getByRole('button', { name: 'Pay Now' });
    expect(document.activeElement).toBe(button);
    const reasonId = button.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(reasonId)?.textContent).toBe('The order is Paid.');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(press).not.toHaveBeenCalled();
  });

  test('keeps the focus when a reason appears and disappears', () => {
    const { rerender } = render(<Button>Pay Now</Button>);
    const button = screen.getByRole('button', { name: 'Pay Now' });
    button.focus();

    rerender(
      <Button disabled disabledReason="The order is paid">
        Pay Now
      </Button>,
    );
    expect(document.activeElement).toBe(button);
    rerender(<Button>Pay Now</Button>);
    expect(document.activeElement).toBe(button);
  });

  test('does not send the form around it unless it is asked to', async () => {
    const send = vi.fn();
    render(
      <form onSubmit={send}>
        <Button>Forgot Password</Button>
      </form>,
    );

    await userEvent.click(screen.getByRole('button'));

    expect(send).not.toHaveBeenCalled();
  });
});

describe('copy', () => {
  const inClipboard = (writeText: () => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
    Reflect.deleteProperty(document, 'execCommand');
  });

  const copy = async () => {
    fireEvent.click(screen.getByRole('button'));
    await act(() => vi.advanceTimersByTimeAsync(0));
  };

  test('shows Copied! for two seconds after the last press', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    inClipboard(writeText);
    render(<CopyButton text="0123456789" />);

    await copy();
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    await copy();
    await act(() => vi.advanceTimersByTimeAsync(1_999));

    expect(writeText).toHaveBeenCalledWith('0123456789');
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  });

  test('a failure: reported to the caller and not shown', async () => {
    const refusal = new Error('not allowed');
    inClipboard(() => Promise.reject(refusal));
    Object.assign(document, { execCommand: () => false });
    const report = vi.fn();
    render(<CopyButton text="0123456789" onError={report} />);

    await copy();

    expect(report).toHaveBeenCalledWith(refusal);
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  });

  test('copies through a field inside a dialog too', async () => {
    inClipboard(() => Promise.reject(new Error('not allowed')));
    let place: Element | null | undefined = null;
    Object.assign(document, {
      execCommand: () => {
        place = document.activeElement?.closest('dialog');
        return true;
      },
    });
    render(
      <dialog open>
        <CopyButton text="0123456789" />
      </dialog>,
    );

    // Safari does not focus the button.
    await copy();

    expect(place).toBe(screen.getByRole('dialog'));
  });

  test('copies through a field without permission, and the focus stays', async () => {
    inClipboard(() => Promise.reject(new Error('not allowed')));
    let selected = '';
    Object.assign(document, {
      execCommand: () => {
        const field = document.activeElement;
        selected = field instanceof HTMLTextAreaElement ? field.value : '';
        return true;
      },
    });
    render(<CopyButton text="0123456789" />);
    screen.getByRole('button').focus();

    await copy();

    expect(selected).toBe('0123456789');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copied!' }));
    expect(document.querySelector('textarea')).toBeNull();
  });
});

describe('pagination', () => {
  test('is absent when there is only one page', () => {
    const { container } = render(<Pagination page={1} pages={1} onPage={() => undefined} />);

    expect(container.innerHTML).toBe('');
  });

  test('pagination: shows the position and ends at the last page', async () => {
    const go = vi.fn();
    render(<Pagination page={3} pages={3} onPage={go} />);

    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));

    expect(screen.getByText('Page 3 of 3')).toBeTruthy();
    expect(go.mock.calls).toEqual([[2]]);
  });
});

test('arrow keys, Home and End move between tabs, round the ends', async () => {
  const select = vi.fn();
  const tabs = ['sell', 'buy', 'all'].map((key) => ({ key, label: key }));
  render(
    <Tabs label="Orders" tabs={tabs} selected="sell" onSelect={select}>
      the list
    </Tabs>,
  );

  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{End}{Home}');

  expect(select.mock.calls.flat()).toEqual(['buy', 'all', 'all', 'sell']);
  expect(screen.getByRole('tabpanel', { name: 'sell' }).textContent).toBe('the list');
});

test('tabs: numbers have a meaning; without a selection the first is focused', async () => {
  const select = vi.fn();
  const tabs = [
    { key: 'sell', label: 'Sell Orders', count: 3 },
    { key: 'buy', label: 'Buy Orders' },
  ];
  render(<Tabs label="Orders" tabs={tabs} selected={null} onSelect={select} />);

  await userEvent.tab();

  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Sell Orders 3' }));
  expect(screen.getByRole('tab', { name: 'Buy Orders' }).getAttribute('aria-selected')).toBe('false');
  await userEvent.keyboard('{ArrowRight}');
  expect(select.mock.calls).toEqual([['buy']]);
});

test('a picture that cannot be loaded is replaced by the initials', () => {
  render(<Avatar name="Ada Obi" src="/gone.png" />);

  fireEvent.error(screen.getByRole('img', { name: 'Ada Obi' }));

  expect(screen.getByText('AO')).toBeTruthy();
});

test.each([
  ['O\u0323\u0301lá E\u0323\u0301ni', 'O\u0323\u0301E\u0323\u0301'],
  ['😀da Obi', '😀O'],
  ['ada', 'A'],
])('the initials of %s are whole characters', (name, initials) => {
  render(<Avatar name={name} />);

  expect(screen.getByText(initials)).toBeTruthy();
});

test('a chip is removed by its own button, named for it', async () => {
  const remove = vi.fn();
  render(<Chip onRemove={remove}>Status: Pending</Chip>);

  await userEvent.click(screen.getByRole('button', { name: 'Remove Status: Pending' }));

  expect(remove).toHaveBeenCalledTimes(1);
});

test('an error is announced and can be tried again', async () => {
  const retry = vi.fn();
  render(<ErrorState onRetry={retry} />);

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  expect(retry).toHaveBeenCalledTimes(1);
});

test('error: takes the focus to the surrounding page when it disappears', async () => {
  const page = (content: ReactNode) => (
    <>
      <main>{content}</main>
      <button type="button">Elsewhere</button>
    </>
  );
  const { rerender } = render(page(<ErrorState onRetry={vi.fn()} />));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

  rerender(page('Loaded'));
  expect(document.activeElement).toBe(screen.getByRole('main'));

  await userEvent.tab();
  expect(screen.getByRole('main').hasAttribute('tabindex')).toBe(false);
});

test('error: leaves a focus elsewhere unchanged when it disappears', () => {
  const { rerender } = render(<ErrorState onRetry={vi.fn()} />);
  const button = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => button.remove());
  button.focus();

  rerender(<>Loaded</>);

  expect(document.activeElement).toBe(button);
});

test.each([
  ['done', 'Shipped (done)'],
  ['paused', 'Shipped (paused)'],
  ['ended', 'Shipped (ended)'],
  ['returned', 'Shipped (ended)'],
  ['ahead', 'Shipped (to come)'],
] as const)('timeline: a step that is %s is labelled so', (step, text) => {
  render(<Timeline label="Progress" entries={[{ text: 'Shipped', step }]} />);

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([text]);
});

test('timeline: only the current step is marked as such', () => {
  const entries = (['done', 'done', 'ahead'] as const).map((step, index) => ({
    text: `Step ${index}`,
    step,
    isCurrent: index === 1,
  }));
  render(<Timeline label="Progress" entries={entries} />);

  const current = screen.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step');
  expect(current.map(({ textContent }) => textContent)).toEqual(['Step 1 (done)']);
});

test('progress stays between nothing and all of it', () => {
  const { rerender } = render(<ProgressBar label="Uploading" percent={140} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');

  rerender(<ProgressBar label="Uploading" percent={-3} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
});

test("breakdown: its note stays with the rows, whatever the page's gaps", () => {
  const { container } = render(<Breakdown rows={[{ label: 'Amount', value: '₦500.00' }]} note="In Naira" />);

  expect(container.children).toHaveLength(1);
  expect(container.textContent).toBe('Amount₦500.00In Naira');
});
