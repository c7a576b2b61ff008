import { useSignUp } from '@amana/api';
import { PHONE_INPUT, TOAST_REGISTRATION_MS } from '@amana/domain';
import { registrationSchema } from '@amana/domain/validation';
import { PageHeader, Stack } from '@amana/ui';
import { Link } from 'react-router-dom';
import { change } from '../../../server-state/change.ts';
import { GuardedForm } from '../../../forms/guarded-form.tsx';
import { NewPasswordFields } from '../../../forms/new-password-fields.tsx';
import { EmailField, NameFields, PhoneField } from '../../../forms/person-fields.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { PATHS, sendVerificationPath } from '../../../shared/paths.ts';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { useChange } from '../../../server-state/use-change.ts';
import { useLeaveWhenDone } from '../../../server-state/use-leave-when-done.ts';
import { localStore } from '../../../storage/storage.ts';
import { STORAGE_KEYS } from '../../../storage/storage-keys.ts';
import styles from '../auth.module.css';
import { InvitedTrade } from '../invitation/invitation.tsx';
import { SocialSection } from '../social/social-sign-in.tsx';

const EMPTY = { firstName: '', lastName: '', email: '', phoneNumber: '', password: '', confirmPassword: '' };

export function RegisterPage() {
  usePageTitle('Register');
  const { productName } = useConfig();
  const leave = useLeaveWhenDone();
  const registration = useChange(
    useSignUp({
      mutation: change({
        success: 'Registration successfully',
        successMs: TOAST_REGISTRATION_MS,
        onDone: (_, { data: { email } }) => {
          localStore.write(STORAGE_KEYS.pendingEmail, email);
          return leave(sendVerificationPath(email));
        },
      }),
    }),
  );
  const form = useSchemaForm({
    initialValues: EMPTY,
    schema: registrationSchema,
    onSubmit: (data) => registration.submit({ data }),
  });
  return (
    <Stack gap={5}>
      <PageHeader
        title="Create your account"
        subtitle={`${productName} holds the money until the buyer confirms receipt.`}
      />
      <InvitedTrade />
      <SocialSection text="signup_with" />
      <GuardedForm form={form} label="Register" submitText="Register" change={registration}>
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
    </Stack>
  );
}
