import { amountInputOf, changeAmountInput, CURRENCY_SIGN, hasTooManyDigits } from '@amana/domain';
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import styles from './field.module.css';
import { FormField } from './form-field.tsx';
import type { FieldProps } from './text-field.tsx';

interface AmountFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string;
  onText: (text: string) => void;
}

/** Accepts whole Naira, adds thousands separators, and names the characters that it ignores. */
export function AmountField({ label, hint, error, value, onText, ...rest }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [last, setLast] = useState(() => amountInputOf(value));
  const current = last.text === value ? last : amountInputOf(value);
  useLayoutEffect(() => {
    if (document.activeElement === input.current) input.current?.setSelectionRange(last.caret, last.caret);
  }, [last]);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const changed = changeAmountInput(current, {
      text: target.value,
      caret: target.selectionStart ?? target.value.length,
    });
    setLast(changed);
    onText(changed.text);
  };
  const notice = current.notice ?? undefined;
  const problem = error ?? (hasTooManyDigits(value) ? notice : undefined);
  return (
    <FormField label={label} hint={hint} error={problem} notice={notice}>
      {(ties) => (
        <>
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
            onChange={change}
          />
        </>
      )}
    </FormField>
  );
}
