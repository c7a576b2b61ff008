import { PASSWORD_RULES } from '@amana/domain';
import { Icon, PasswordField } from '@amana/ui';
import styles from './new-password-fields.module.css';
import type { FieldBinding } from './use-schema-form.ts';

type NewPasswordFieldsProps = Record<'password' | 'confirmation', FieldBinding> & { label: string };

export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...password}
        label={label}
        autoComplete="new-password"
        hint={<PasswordRules password={password.value} />}
      />
      <PasswordField {...confirmation} label="Confirm Password" autoComplete="new-password" />
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
