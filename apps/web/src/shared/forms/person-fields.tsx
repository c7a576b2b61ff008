import { PHONE_MAX_LENGTH, phoneInput } from '@amana/domain';
import { TextField } from '@amana/ui';
import type { FieldBinding } from './use-schema-form.ts';

/** A pasted '+234 803 …' has more characters than the number has digits; what is left over is cut off after it is read. */
const PASTED_EXTRA = 5;

interface PersonFieldProps extends FieldBinding {
  label: string;
  autoComplete: string;
}

export function EmailField(props: PersonFieldProps) {
  return <TextField {...props} type="email" autoCapitalize="none" spellCheck={false} />;
}

export interface PhoneFieldProps extends Omit<PersonFieldProps, 'onChange'> {
  onText: (text: string) => void;
}

/** Digits only, at most 11 (§5). */
export function PhoneField({ onText, ...props }: PhoneFieldProps) {
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="numeric"
      maxLength={PHONE_MAX_LENGTH + PASTED_EXTRA}
      onChange={({ target }) => onText(phoneInput(target.value))}
    />
  );
}
