import { GENERATED_PASSWORD, PASSWORD_RULES } from '@amana/domain';
import { Icon, PasswordField } from '@amana/ui';
import styles from './new-password-fields.module.css';
import type { FieldBinding } from './use-schema-form.ts';

type NewPasswordFieldsProps = Record<'password' | 'confirmation', FieldBinding> & { label: string };

const FOR_PASSWORD_MANAGERS = { autoComplete: 'new-password', passwordrules: GENERATED_PASSWORD };

export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...password}
        {...FOR_PASSWORD_MANAGERS}
        label={label}
        hint={<PasswordRules password={password.value} />}
      />
      <PasswordField {...confirmation} {...FOR_PASSWORD_MANAGERS} label="Confirm Password" />
    </>
  );
}

/** Marks each rule as soon as the typed password keeps it. */
function PasswordRules({ password }: { password: string }) {
  return (
    <ul className={styles['rules']} aria-label="Rules of the password">
      {PASSWORD_RULES.map(({ text, isMet }) => (
        <li key={text} data-met={isMet(password)}>
          <span className={styles['mark']}>{isMet(password) && <Icon name="check" size={16} />}</span>
          {text}
          <span className="visually-hidden">{isMet(password) ? ': done.' : ': missing.'}</span>
        </li>
      ))}
    </ul>
  );
}
