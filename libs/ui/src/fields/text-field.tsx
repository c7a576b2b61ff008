import type { ComponentProps, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classNames } from '../components/class-names.ts';
import { Icon } from '../components/icon.tsx';
import styles from './field.module.css';
import { type FormFieldProps, FormField } from './form-field.tsx';

export type FieldProps = Omit<FormFieldProps, 'children' | 'notice'>;

export type TextFieldProps = FieldProps & ComponentProps<'input'>;

export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(ties) => <input {...rest} {...ties} className={classNames(styles['input'], className)} />}
    </FormField>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  ...rest
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(ties) => <textarea {...rest} {...ties} className={styles['input']} />}
    </FormField>
  );
}

export interface SelectFieldProps extends FieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  children: ReactNode;
}

/** For a few choices; `BankSelect` has a search. */
export function SelectField({ label, hint, error, children, ...rest }: SelectFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(ties) => (
        <>
          <select {...rest} {...ties} className={styles['input']}>
            {children}
          </select>
          <span className={styles['chevron']}>
            <Icon name="down" />
          </span>
        </>
      )}
    </FormField>
  );
}
