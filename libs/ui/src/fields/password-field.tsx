import { type InputHTMLAttributes, useState } from 'react';
import { classNames } from '../components/class-names.ts';
import { Icon } from '../components/icon.tsx';
import styles from './field.module.css';
import { FormField } from './form-field.tsx';
import type { FieldProps } from './text-field.tsx';

export type PasswordFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>;

export function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FormField label={label} hint={hint} error={error}>
      {(ties) => (
        <>
          <input
            {...rest}
            {...ties}
            type={isShown ? 'text' : 'password'}
            className={classNames(styles['input'], styles['toggled'])}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles['toggle']}
            aria-label={isShown ? 'Hide password' : 'Show password'}
            aria-controls={ties.id}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </button>
        </>
      )}
    </FormField>
  );
}
