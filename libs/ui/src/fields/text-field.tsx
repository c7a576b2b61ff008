import type { ComponentProps } from 'react';
import { Icon } from '../components/icon.tsx';
import styles from './field.module.css';
import { type FieldProps, FormField } from './form-field.tsx';

export function TextField({ label, hint, error, ...rest }: FieldProps & ComponentProps<'input'>) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(ties) => <input {...rest} {...ties} className={styles['input']} />}
    </FormField>
  );
}

export function TextAreaField({ label, hint, error, ...rest }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(ties) => <textarea {...rest} {...ties} className={styles['input']} />}
    </FormField>
  );
}

/** For a few choices; `BankSelect` has a search. */
export function SelectField({ label, hint, error, ...rest }: FieldProps & ComponentProps<'select'>) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(ties) => (
        <>
          <select {...rest} {...ties} className={styles['input']} />
          <span className={styles['chevron']}>
            <Icon name="down" />
          </span>
        </>
      )}
    </FormField>
  );
}
