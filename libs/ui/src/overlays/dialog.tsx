import type { KeyboardEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react';
import { useCallback, useEffect, useId, useRef } from 'react';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import styles from './dialog.module.css';
import { firstFocus } from './first-focus.ts';
import { raiseToasts } from './toast-layer.ts';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Whether a press beside it closes it. */
  closesOutside?: boolean;
  /** While something is under way, nothing closes it. */
  isBusy?: boolean;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: it keeps the focus inside and the page beneath out of reach. The focus starts on
 * what is marked `data-autofocus`, else on the first field, else on the title, and returns to where it came from. At
 * most 90 % of the viewport; longer content scrolls inside (§9).
 */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, onClose, closesOutside = true, isBusy = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement | null>(null);
  const opener = useRef<Element | null>(null);
  const isPressedOutside = useRef(false);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    opener.current ??= document.activeElement;
    if (!element.open) element.showModal();
    firstFocus(element)?.focus();
    raiseToasts();
    return () => {
      // Strict mode rehearses this: a field that lost the focus then would count as touched.
      if (element.isConnected) return;
      element.close();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, []);
  const hold = useCallback((element: HTMLDialogElement) => {
    dialog.current = element;
    return () => {
      // React takes the dialog off the page next; toasts that stand in it stay.
      raiseToasts(element);
      dialog.current = null;
    };
  }, []);
  const ask = () => {
    if (!isBusy) onClose();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Left to the browser, a second Escape would close even a busy dialog.
    event.preventDefault();
    event.stopPropagation();
    ask();
  };
  const isOutside = (event: SyntheticEvent) => event.target === dialog.current;
  return (
    <dialog
      ref={hold}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onKeyDown={pressKey}
      onCancel={(event) => {
        // The back gesture of a phone. A file chooser's cancel bubbles up here too.
        if (!isOutside(event)) return;
        event.preventDefault();
        ask();
      }}
      onClose={() => {
        const element = dialog.current;
        if (element === null || element.open) return;
        // A second back gesture closes it unasked; whether it goes is for who opened it to say.
        element.showModal();
        ask();
      }}
      onPointerDown={(event: PointerEvent) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        // Text selected from inside the dialog to beside it is not a press beside it.
        if (closesOutside && isPressedOutside.current && isOutside(event)) ask();
      }}
    >
      <div className={styles['inner']}>
        <div className={styles['head']}>
          <h2 id={titleId} tabIndex={-1} className={styles['title']}>
            {title}
          </h2>
          <Button variant="icon" aria-label="Close" disabled={isBusy} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
