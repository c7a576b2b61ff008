import { type ComponentProps, useId } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quietDanger' | 'link' | 'icon';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  loading?: boolean;
  disabled?: boolean;
  /** Shown below the disabled button as its accessible description. */
  disabledReason?: string | null | undefined;
  block?: boolean;
  'data-autofocus'?: boolean | undefined;
}

/** A disabled button stays focusable, so that assistive technology reads its reason. */
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
  // The elements are the same with and without a reason, so that React keeps the button and its focus.
  return (
    <span className={hasReason ? styles['wrap'] : styles['bare']}>
      <button
        {...rest}
        type={type}
        className={classNames(buttonClass(variant, block), className)}
        aria-disabled={isOff ? true : undefined}
        aria-busy={loading ? true : undefined}
        aria-describedby={hasReason ? reasonId : rest['aria-describedby']}
        onClick={isOff ? (event) => event.preventDefault() : onClick}
      >
        {loading && <Spinner />}
        {typeof children === 'string' ? <span>{children}</span> : children}
      </button>
      {hasReason && (
        <span id={reasonId} className={classNames('small-print', styles['reason'])}>
          {disabledReason}
        </span>
      )}
    </span>
  );
}

export function buttonClass(variant: ButtonVariant = 'primary', block = false): string {
  return classNames(styles['button'], styles[variant], block && styles['block']);
}

export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />;
}
