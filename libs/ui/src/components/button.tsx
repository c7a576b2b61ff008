import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quietDanger' | 'link' | 'icon';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  variant?: ButtonVariant;
  /** Shows a spinner, and cannot be pressed again. */
  loading?: boolean;
  disabled?: boolean;
  /** Why it is disabled, shown under it and read with it. */
  disabledReason?: string | null | undefined;
  block?: boolean;
  /** Whether a dialog gives it the focus when it opens. */
  'data-autofocus'?: boolean | undefined;
  children?: ReactNode;
}

/** A disabled button stays reachable by keyboard, so that its reason can be read. */
export function Button({
  variant = 'primary',
  loading = false,
  disabled = false,
  disabledReason,
  block = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isOff = loading || disabled;
  const hasReason = disabled && disabledReason !== null && disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      {...rest}
      // Every variant of a button has its type: submit only where a form asks for it.
      type={type}
      className={classNames(styles['button'], styles[variant], block && styles['block'], className)}
      aria-disabled={isOff ? true : undefined}
      aria-busy={loading ? true : undefined}
      aria-describedby={hasReason ? reasonId : rest['aria-describedby']}
      onClick={press}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
  // One shape with and without a reason: a button that is pressed, or has the focus, stays the same one.
  return (
    <span className={hasReason ? styles['wrap'] : styles['bare']} data-reason={hasReason ? true : undefined}>
      {button}
      {hasReason && (
        <span id={reasonId} className={styles['reason']}>
          {disabledReason}
        </span>
      )}
    </span>
  );
}
