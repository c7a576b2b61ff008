import { COPY_FEEDBACK_MS } from '@amana/domain';
import { useEffect, useState } from 'react';
import { type ButtonVariant, Button } from './button.tsx';
import styles from './copy-button.module.css';
import { copyText } from './copy-text.ts';
import { Icon } from './icon.tsx';

interface CopyButtonProps {
  text: string;
  label?: string;
  copiedLabel?: string;
  /** Stands beside the button, which then shows its icon alone. */
  object?: string;
  variant?: ButtonVariant;
  disabledReason?: string | null;
  onError?: (error: unknown) => void;
}

export function CopyButton({
  text,
  label = 'Copy',
  copiedLabel = 'Copied!',
  object,
  variant = 'secondary',
  disabledReason = null,
  onError = logFailure,
}: CopyButtonProps) {
  const [copies, setCopies] = useState(0);
  const isIcon = object !== undefined;
  const isCopied = copies > 0;
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), COPY_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = () => void copyText(text).then(() => setCopies((count) => count + 1), onError);
  return (
    <Button
      variant={variant}
      className={isIcon ? styles['square'] : undefined}
      disabled={disabledReason !== null}
      disabledReason={disabledReason}
      onClick={copy}
    >
      <span
        className={styles['labels']}
        data-longer={isIcon ? undefined : label.length > copiedLabel.length ? label : copiedLabel}
      >
        <span className={styles['shown']}>
          <Icon name={isCopied ? 'check' : 'copy'} size={18} />
          <span aria-live="polite">
            <span className={isIcon && !isCopied ? 'visually-hidden' : undefined}>
              {isCopied ? copiedLabel : label}
            </span>{' '}
            {!isCopied && <span className="visually-hidden">{object}</span>}
          </span>
        </span>
      </span>
    </Button>
  );
}

/** A failure to copy is logged and not shown. */
function logFailure(error: unknown): void {
  // eslint-disable-next-line no-console
  console.warn('Copying failed', error);
}
