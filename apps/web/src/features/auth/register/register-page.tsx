import { signUp } from '@amana/api';
import { PHONE_INPUT, TOAST_REGISTRATION_MS } from '@amana/domain';
import { registrationSchema } from '@amana/domain/validation';
import { Link } from 'react-router-dom';
import { pendingEmail } from '../pending-email.ts';
import { accountChange } from '../../../changes/confirmed-change.ts';
import { GuardedForm } from '../../../forms/guarded-form.tsx';
import { NewPasswordFields } from '../../../forms/new-password-fields.tsx';
import { EmailField, NameFields, PhoneField } from '../../../forms/person-fields.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { PATHS, sendVerificationPath } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { useChange } from '../../../changes/use-change.ts';
import { useLeaveWhenDone } from '../../../changes/use-leave-when-done.ts';
import { AuthHead } from '../auth-head.tsx';
import styles from '../auth.module.css';
import { SocialSection } from '../social/social-section.tsx';

const EMPTY = { firstName: '', lastName: '', email: '', phoneNumber: '', password: '', confirmPassword: '' };

export function RegisterPage() {
  usePageTitle('Register');
  const leave = useLeaveWhenDone();
  const registration = useChange({
    send: async (values: typeof EMPTY) => {
      await accountChange(() => signUp(values));
      return values.email;
    },
    success: 'Registration successfully',
    successMs: TOAST_REGISTRATION_MS,
    onDone: (email) => {
      pendingEmail.store(email);
      pendingEmail.linkSent(email);
      return leave(sendVerificationPath(email));
    },
  });
  const form = useSchemaForm({
    initialValues: EMPTY,
    schema: registrationSchema,
    onSubmit: registration.submit,
  });
  return (
    <>
      <AuthHead
        title="Create your account"
        text="Your money is held until the buyer confirms receipt."
        canBeInvited
      />
      <SocialSection text="signup_with" />
      <GuardedForm form={form} label="Register" submitText="Register" isBusy={registration.isBusy}>
        <NameFields field={form.field} />
        <EmailField {...form.field('email')} label="Email" autoComplete="username" />
        <PhoneField
          {...form.digitField('phoneNumber', PHONE_INPUT)}
          label="Phone Number"
          hint="11 digits, e.g. 0803 123 4567"
          autoComplete="tel-national"
        />
        <NewPasswordFields
          label="Password"
          password={form.field('password')}
          confirmation={form.field('confirmPassword')}
        />
      </GuardedForm>
      <p className={styles['below']}>
        Already have an account? <Link to={PATHS.login}>Log In</Link>
      </p>
    </>
  );
}
