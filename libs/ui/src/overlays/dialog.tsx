import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import styles from './dialog.module.css';

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
 * The browser's own modal dialog: it keeps the focus inside, closes with Escape, and gives the focus back. At most 90 %
 * of the viewport; longer content scrolls inside (§9).
 */
export function Dialog({
  title,
  isOpen,
  onClose,
  closesOutside = true,
  isBusy = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    return () => {
      element.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);
  if (!isOpen) return null;
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) onClose();
  };
  const pressBackdrop = (event: MouseEvent) => {
    if (closesOutside && !isBusy && event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClick={pressBackdrop}
    >
      <div className={styles['inner']}>
        <div className={styles['head']}>
          <h2 id={titleId}>{title}</h2>
          <Button variant="icon" aria-label="Close" disabled={isBusy} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
