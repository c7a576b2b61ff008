import { DIALOG_CANCEL_TEXT, DIALOG_CONFIRM_TEXT } from '@amana/domain';
import { type ReactNode, useId } from 'react';
import { Button } from '../components/button.tsx';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  text?: ReactNode;
  /** Why the answer could not be carried out. */
  failure?: ReactNode;
  isOpen: boolean;
  /** For irreversible actions: the button is red, and the focus starts on Cancel. */
  isDanger?: boolean;
  isBusy?: boolean;
  confirmText?: string;
  cancelText?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog({
  title,
  text,
  failure,
  isOpen,
  isDanger = false,
  isBusy = false,
  confirmText = DIALOG_CONFIRM_TEXT,
  cancelText = DIALOG_CANCEL_TEXT,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const textId = useId();
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      isBusy={isBusy}
      describedBy={text === undefined ? undefined : textId}
      onClose={onCancel}
    >
      {text !== undefined && (
        <div id={textId} className="soft">
          {text}
        </div>
      )}
      {failure}
      <div className={styles['actions']}>
        <Button
          variant="secondary"
          disabled={isBusy}
          data-autofocus={isDanger ? true : undefined}
          onClick={onCancel}
        >
          {cancelText}
        </Button>
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          loading={isBusy}
          data-autofocus={isDanger ? undefined : true}
          onClick={onConfirm}
        >
          {confirmText}
        </Button>
      </div>
    </Dialog>
  );
}
