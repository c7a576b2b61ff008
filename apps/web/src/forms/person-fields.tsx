import { DigitField, TextField } from '@amana/ui';
import type { ReactNode } from 'react';
import styles from './field-pair.module.css';
import type { DigitFieldBinding, FieldBinding } from './use-schema-form.ts';

interface PersonFieldProps extends FieldBinding {
  label: string;
  hint?: string;
  autoComplete: string;
}

export function EmailField(props: PersonFieldProps) {
  return <TextField {...props} type="email" autoCapitalize="none" spellCheck={false} />;
}

export function PhoneField(props: Omit<PersonFieldProps, 'onChange'> & DigitFieldBinding) {
  return <DigitField {...props} type="tel" />;
}

export function NameFields({ field }: { field: (name: 'firstName' | 'lastName') => FieldBinding }) {
  return (
    <FieldPair>
      <TextField {...field('firstName')} label="First Name" autoComplete="given-name" />
      <TextField {...field('lastName')} label="Last Name" autoComplete="family-name" />
    </FieldPair>
  );
}

export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles['pair']}>{children}</div>;
}
