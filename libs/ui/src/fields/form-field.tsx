import { type AriaAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../components/class-names.ts';
import { Icon } from '../components/icon.tsx';
import styles from './field.module.css';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

interface FormFieldProps extends FieldProps {
  /** Explains what the field has just refused or left out. */
  notice?: string | undefined;
  children: (ties: Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> & { id: string }) => ReactNode;
}

export function FormField({ label, hint, error, notice, children }: FormFieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = `${id}-error`;
  const noticeId = `${id}-notice`;
  const describedBy = classNames(error !== undefined && errorId, notice !== undefined && noticeId, hintId);
  return (
    <div className={classNames('column', styles['field'])}>
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
        <div id={hintId} className="small-print">
          {hint}
        </div>
      )}
      <FieldError id={errorId} text={error} />
      <FieldError id={noticeId} text={notice} />
    </div>
  );
}

export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span id={id} className={styles['error']} role="alert">
      <Icon name="warning" size={16} />
      <span>{text}</span>
    </span>
  );
}
