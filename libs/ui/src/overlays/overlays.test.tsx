import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, StrictMode, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TextField } from '../fields/text-field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { type DialogProps, Dialog } from './dialog.tsx';
import { toast } from './toast.tsx';

function Opener(props: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog title="Forgot your password?" isOpen={isOpen} onClose={() => setIsOpen(false)} {...props}>
        {props.children ?? <TextField label="Email" />}
      </Dialog>
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Forgot your password?' });

async function openDialog(props: Partial<DialogProps> = {}) {
  render(<Opener {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

/** A press on the backdrop has the dialog itself as its target. */
function pressBackdrop() {
  const [element] = document.querySelectorAll('dialog');
  if (element === undefined) throw new Error('No dialog is open.');
  fireEvent.pointerDown(element);
  fireEvent.click(element);
}

describe('dialog', () => {
  test('starts at its first field and gives the focus back', async () => {
    await openDialog();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  test('returns the focus in Safari too, which focuses no pressed button', () => {
    render(<Opener />);
    const button = screen.getByRole('button', { name: 'Open' });
    // jsdom has no pointer that could be over the button.
    const pointer = vi
      .spyOn(document, 'querySelector')
      .mockImplementation((selector) => (selector.includes('button:hover') ? button : null));
    fireEvent.click(button);
    pointer.mockRestore();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));

    fireEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(document.activeElement).toBe(button);
  });

  test('focuses the page if its opener was removed', async () => {
    render(
      <main>
        <Opener />
      </main>,
    );
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    opener.remove();

    await userEvent.keyboard('{Escape}');

    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('that a key opened while nothing had the focus gives it to nothing', () => {
    const page = (isOpen: boolean) => (
      <StrictMode>
        <main>
          <Dialog title="Keys" isOpen={isOpen} onClose={() => undefined}>
            Text
          </Dialog>
        </main>
      </StrictMode>
    );
    const { rerender } = render(page(true));

    rerender(page(false));

    expect(document.activeElement).toBe(document.body);
  });

  test('without a field it starts at its title', async () => {
    await openDialog({ children: <p>Sent</p> });

    expect(document.activeElement?.textContent).toBe('Forgot your password?');
  });

  test('closes with Escape and with a press on the backdrop', async () => {
    await openDialog();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    pressBackdrop();
    expect(dialog()).toBeNull();
  });

  test('stays open on a press on the backdrop if that is not allowed', async () => {
    await openDialog({ closesOutside: false });

    pressBackdrop();

    expect(dialog()).not.toBeNull();
  });

  test('stays open when a text selection ends on the backdrop', async () => {
    await openDialog();

    fireEvent.pointerDown(screen.getByLabelText('Email'));
    fireEvent.click(screen.getByRole('dialog'));

    expect(dialog()).not.toBeNull();
  });

  test('nothing closes it while something is under way', async () => {
    await openDialog({ isBusy: true });

    await userEvent.keyboard('{Escape}{Escape}');
    pressBackdrop();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

    expect(dialog()).not.toBeNull();
  });
});

test('a dialog that the browser closes stays open until its owner closes it', async () => {
  const close = vi.fn();
  await openDialog({ onClose: close });
  const element = screen.getByRole<HTMLDialogElement>('dialog');

  act(() => element.close());

  expect(close).toHaveBeenCalledTimes(1);
  expect(element.open).toBe(true);
});

describe('confirmation', () => {
  const ask = (props: Partial<ComponentProps<typeof ConfirmDialog>> = {}) => {
    const [confirm, cancel] = [vi.fn(), vi.fn()];
    render(<ConfirmDialog title="Log Out" isOpen onConfirm={confirm} onCancel={cancel} {...props} />);
    return { confirm, cancel };
  };

  test('is described by its warning, which is announced when it opens', () => {
    const text = 'You will be logged out of your account';
    ask({ text });

    expect(screen.getByRole('dialog', { name: 'Log Out', description: text })).toBeTruthy();
  });

  test('has the texts OK and Cancel unless others are given, and starts at OK', () => {
    ask();

    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' }));
  });

  test('of something irreversible starts at the answer that destroys nothing', async () => {
    const { confirm, cancel } = ask({ isDanger: true, confirmText: 'Delete' });

    await userEvent.keyboard('{Enter}');

    expect(cancel).toHaveBeenCalledTimes(1);
    expect(confirm).not.toHaveBeenCalled();
  });

  test('is not answered by a press or a held key before it can have been read', async () => {
    const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
    const running = vi.spyOn(HTMLDialogElement.prototype, 'getAnimations');
    running.mockReturnValue([{} as Animation]);
    render(<ConfirmDialog title="Log out?" isOpen onConfirm={onConfirm} onCancel={onCancel} />);

    await userEvent.keyboard('{Enter} {Escape}');
    running.mockRestore();
    await userEvent.keyboard('{Enter>2}');
    expect([onConfirm.mock.calls, onCancel.mock.calls]).toEqual([[[expect.anything()]], []]);

    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
  });

  test('is answered once while the answer is under way', async () => {
    const { confirm, cancel } = ask({ isBusy: true });

    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(confirm).not.toHaveBeenCalled();
    expect(cancel).not.toHaveBeenCalled();
  });
});

describe('toast', () => {
  const LIVE = '[aria-live], [role=status], [role=alert]';
  const regions = () =>
    [...document.querySelectorAll(LIVE)].map(
      (region) => `${region.getAttribute('aria-live') ?? 'nested'} ${region.textContent}`,
    );
  const isShown = (text: string) => screen.queryByText(text) !== null;

  afterEach(() => {
    vi.useRealTimers();
    for (const dismiss of screen.queryAllByRole('button', { name: 'Dismiss' })) fireEvent.click(dismiss);
  });

  test('is read out: a failure at once, anything else in its turn', () => {
    act(() => toast.success('Login successfully'));
    expect(regions()).toEqual(['polite Login successfully']);

    act(() => toast.error('Google login failed. Please try again.'));
    expect(regions()).toEqual(['assertive Google login failed. Please try again.']);
  });

  test('stays for its duration, and while the pointer rests on it', async () => {
    vi.useFakeTimers();
    act(() => toast.success('Order approved successfully', 2_000));
    await act(() => vi.advanceTimersByTimeAsync(1_900));
    expect(isShown('Order approved successfully')).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(isShown('Order approved successfully')).toBe(false);

    act(() => toast.error('An error occurred', 3_000));
    fireEvent.mouseEnter(screen.getByText('An error occurred'));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(isShown('An error occurred')).toBe(true);
  });

  test('stays for 5 seconds by default, with its remaining time as a bar', async () => {
    vi.useFakeTimers();
    act(() => toast.info('Please update your bank details to approve this order.'));

    await act(() => vi.advanceTimersByTimeAsync(2_500));
    const bar = document.querySelector<HTMLElement>('[style*=width]');
    expect(Number.parseFloat(bar?.style.width ?? '')).toBeCloseTo(50, -1);
    await act(() => vi.advanceTimersByTimeAsync(2_400));
    expect(isShown('Please update your bank details to approve this order.')).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(isShown('Please update your bank details to approve this order.')).toBe(false);
  });

  test('pauses while its button has the focus, and then continues', async () => {
    vi.useFakeTimers();
    act(() => toast.error('An error occurred', 3_000));

    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(isShown('An error occurred')).toBe(true);

    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    expect(isShown('An error occurred')).toBe(false);
  });

  test('takes the place of the last one, as a success that of an error', () => {
    act(() => toast.error('Wrong confirmation code'));
    act(() => toast.success('Order updated successfully'));

    expect(regions()).toEqual(['polite Order updated successfully']);
  });

  test('moves into an open dialog, which makes the page inert, and outlives it', async () => {
    await openDialog();
    act(() => toast.success('Password Reset Link Sent. Check your email'));
    const text = screen.getByText('Password Reset Link Sent. Check your email');
    expect(text.closest('dialog')).toBe(dialog());

    await userEvent.keyboard('{Escape}');

    expect(dialog()).toBeNull();
    expect(text.isConnected).toBe(true);
  });

  test('one that was there before is raised into the dialog that opens', async () => {
    act(() => toast.info('Please update your bank details to approve this order.'));
    const text = screen.getByText('Please update your bank details to approve this order.');

    await openDialog();

    expect(text.closest('dialog')).toBe(dialog());
  });
});
