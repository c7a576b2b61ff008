import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import styles from './field.module.css';
import { type FieldProps, FormField } from './form-field.tsx';

export function PasswordField({ label, hint, error, ...rest }: FieldProps & ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setIsShown(false);
    // Password managers save what a field of this type has when its form is sent.
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <FormField label={label} hint={hint} error={error}>
      {(ties) => (
        <>
          <input
            {...rest}
            {...ties}
            ref={input}
            type={isShown ? 'text' : 'password'}
            className={styles['input']}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <Button
            variant="icon"
            className={styles['toggle']}
            aria-label={isShown ? 'Hide password' : 'Show password'}
            aria-controls={ties.id}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </Button>
        </>
      )}
    </FormField>
  );
}
