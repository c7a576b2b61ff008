import { CURRENCY_SIGN, groupAmountInput } from '@amana/domain';
import { type ChangeEvent, type InputHTMLAttributes, useLayoutEffect, useRef } from 'react';
import styles from './field.module.css';
import { FormField } from './form-field.tsx';
import type { FieldProps } from './text-field.tsx';

export interface AmountFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  /** With thousands separators, as passed to `onText`. */
  value: string;
  onText: (text: string) => void;
}

/** Accepts digits only and adds thousands separators, keeping the caret after the digit that was typed. */
export function AmountField({ label, hint, error, value, onText, ...rest }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = groupAmountInput({
      text: target.value,
      caret: target.selectionStart ?? target.value.length,
    });
    caret.current = typed.caret;
    onText(typed.text);
  };
  return (
    <FormField label={label} hint={hint} error={error}>
      {(ties) => (
        <div className={styles['adorned']}>
          <span className={styles['prefix']} aria-hidden="true">
            {CURRENCY_SIGN}
          </span>
          <input
            {...rest}
            {...ties}
            ref={input}
            className={styles['input']}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={type}
          />
        </div>
      )}
    </FormField>
  );
}
