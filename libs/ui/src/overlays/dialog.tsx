import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
} from 'react';
import { Button } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import { Icon } from '../components/icon.tsx';
import { moveFocus } from '../components/keep-focus.tsx';
import styles from './dialog.module.css';
import { raiseToasts } from './toast.tsx';

const FIELD = 'input:not([type=hidden], [type=file], [readonly], :disabled), textarea';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Closes the dialog after a press on the backdrop. */
  closesOutside?: boolean;
  /** A busy dialog cannot be closed. */
  isBusy?: boolean;
  /** id of the text that screen readers announce with the title. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/**
 * A native modal dialog. The focus starts on `data-autofocus`, the first field or the title, and returns to the opener
 * or, if that is gone, to the page.
 */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: DialogProps) {
  const { title, onClose, closesOutside = true, isBusy = false, describedBy, children } = props;
  const dialog = useRef<HTMLDialogElement | null>(null);
  // Undefined until the dialog opens; null if nothing had the focus then.
  const opener = useRef<Element | null>(undefined);
  const isPressedOutside = useRef(false);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const { activeElement, body } = document;
    // Safari does not focus a pressed button, but the pointer is still over it.
    if (opener.current === undefined)
      opener.current =
        activeElement === body ? document.querySelector('a:hover, button:hover') : activeElement;
    if (!element.open) element.showModal();
    const first =
      element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector<HTMLElement>(FIELD);
    (first ?? element.querySelector('h2'))?.focus();
    raiseToasts();
    return () => {
      // React's strict mode runs this clean-up twice; closing would blur a field and mark it as touched.
      if (element.isConnected) return;
      element.close();
      if (!(opener.current instanceof HTMLElement)) return;
      opener.current.focus();
      // The action may have removed the opener.
      if (document.activeElement === document.body)
        moveFocus(document.querySelector<HTMLElement>('dialog[open]') ?? document.querySelector('main'));
    };
  }, []);
  const hold = useCallback((element: HTMLDialogElement) => {
    dialog.current = element;
    return () => {
      // React removes the dialog next, and the toasts inside must survive.
      raiseToasts(element);
      dialog.current = null;
    };
  }, []);
  // Presses are held back by the same animation.
  const isNew = () => dialog.current?.getAnimations().length !== 0;
  const ask = () => {
    if (!isBusy && !isNew()) onClose();
  };
  const holdBackKey = (event: KeyboardEvent) => {
    const isPress = (event.key === 'Enter' || event.key === ' ') && !(event.target as Element).matches(FIELD);
    if (isPress && (event.repeat || isNew())) event.preventDefault();
  };
  const pressKey = (event: KeyboardEvent) => {
    // An input method closes its own window.
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    // By default a second Escape would close even a busy dialog.
    event.preventDefault();
    event.stopPropagation();
    ask();
  };
  const isOutside = (event: SyntheticEvent) => event.target === dialog.current;
  return (
    <dialog
      ref={hold}
      className={classNames('framed', styles['dialog'])}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onKeyDownCapture={holdBackKey}
      onKeyDown={pressKey}
      onCancel={(event) => {
        // The back gesture of a phone; the cancel event of a file chooser bubbles up here too.
        if (!isOutside(event)) return;
        event.preventDefault();
        ask();
      }}
      onClose={() => {
        const element = dialog.current;
        if (element === null || element.open) return;
        // A second back gesture closed the dialog, but only the parent component may close it.
        element.showModal();
        ask();
      }}
      onPointerDown={(event: PointerEvent) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        // A press that began inside, for example to select text, is not on the backdrop.
        if (closesOutside && isPressedOutside.current && isOutside(event)) ask();
      }}
    >
      <div className={classNames('column', styles['inner'])}>
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
