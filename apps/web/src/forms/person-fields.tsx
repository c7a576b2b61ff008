import { PasswordField, TextField } from '@amana/ui';
import type { ReactNode } from 'react';
import styles from './field-pair.module.css';
import type { FieldBinding } from './use-schema-form.ts';

interface PersonFieldProps extends FieldBinding {
  label: string;
  autoComplete: string;
}

export function EmailField(props: PersonFieldProps) {
  return <TextField {...props} type="email" autoCapitalize="none" spellCheck={false} />;
}

/** Bound with `phoneInput`, which keeps to the limit; the browser's own limit would cut before that. */
export function PhoneField(props: PersonFieldProps) {
  return <TextField {...props} type="tel" inputMode="numeric" />;
}

/** First and last name, for a form with `firstName` and `lastName`. */
export function NameFields({ field }: { field: (name: 'firstName' | 'lastName') => FieldBinding }) {
  return (
    <FieldPair>
      <TextField {...field('firstName')} label="First Name" autoComplete="given-name" />
      <TextField {...field('lastName')} label="Last Name" autoComplete="family-name" />
    </FieldPair>
  );
}

/** A new password, typed twice. */
export function NewPasswordFields({
  label,
  password,
  confirmation,
}: {
  label: string;
  password: FieldBinding;
  confirmation: FieldBinding;
}) {
  return (
    <>
      <PasswordField {...password} label={label} autoComplete="new-password" />
      <PasswordField {...confirmation} label="Confirm Password" autoComplete="new-password" />
    </>
  );
}

/** Two fields, side by side where the screen is wide enough. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles['pair']}>{children}</div>;
}
