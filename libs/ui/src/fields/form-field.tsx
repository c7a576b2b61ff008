import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

export interface InputTies {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FormFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Explains a change of a valid input. An error has precedence. */
  notice?: string | undefined;
  children: (ties: InputTies) => ReactNode;
}

export function FormField({ label, hint, error, notice, children }: FormFieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const messageId = `${id}-message`;
  const message = error ?? notice;
  const describedBy = [message === undefined ? undefined : messageId, hintId]
    .filter((part) => part !== undefined)
    .join(' ');
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['adorned']}>
        {children({
          id,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-describedby': describedBy === '' ? undefined : describedBy,
        })}
      </div>
      {hint !== undefined && (
        <span id={hintId} className="small-print">
          {hint}
        </span>
      )}
      <FieldError id={messageId} text={message} />
    </div>
  );
}
