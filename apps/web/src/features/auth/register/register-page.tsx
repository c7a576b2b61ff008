import { errorText, useSignUp } from '@amana/api';
import { TOAST_ERROR_MS, TOAST_REGISTRATION_MS } from '@amana/domain';
import { Button, PasswordField, TextField, toast } from '@amana/ui';
import { Link, useNavigate } from 'react-router-dom';
import { pendingEmail } from '../pending-email.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { EmailField, PhoneField } from '../../../shared/forms/person-fields.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useUnsavedChangesQuestion } from '../../../shared/forms/use-unsaved-changes-question.tsx';
import { PATHS, sendVerificationPath } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { AuthHead } from '../auth-head.tsx';
import styles from '../auth.module.css';
import { loadRegistrationSchema } from '../schemas.ts';
import { SocialSection } from '../social/social-section.tsx';

const EMPTY = { firstName: '', lastName: '', email: '', phoneNumber: '', password: '', confirmPassword: '' };

export function RegisterPage() {
  usePageTitle('Register');
  const signUp = useSignUp();
  const navigate = useNavigate();
  const { form, field, submit, setValue, isDirty, isSubmitting } = useSchemaForm({
    initialValues: EMPTY,
    loadSchema: loadRegistrationSchema,
    onSubmit: async (values) => {
      const email = values.email.trim();
      try {
        await signUp.mutateAsync({
          data: { ...values, email, firstName: values.firstName.trim(), lastName: values.lastName.trim() },
        });
        toast.success('Registration successfully', TOAST_REGISTRATION_MS);
        pendingEmail.store(email);
        await navigate(sendVerificationPath(email));
      } catch (error) {
        toast.error(errorText(error, 'An error occurred'), TOAST_ERROR_MS);
      }
    },
  });
  const { question } = useUnsavedChangesQuestion(isDirty && !isSubmitting && !signUp.isSuccess);
  return (
    <>
      <AuthHead title="Create your account" text="Trade with strangers, without the risk." />
      <SocialSection text="signup_with" />
      <Form formRef={form} label="Register" onSubmit={submit}>
        <div className={styles['pair']}>
          <TextField {...field('firstName')} label="First Name" autoComplete="given-name" />
          <TextField {...field('lastName')} label="Last Name" autoComplete="family-name" />
        </div>
        <EmailField {...field('email')} label="Email" autoComplete="username" />
        <PhoneField
          {...field('phoneNumber')}
          label="Phone Number"
          autoComplete="tel-national"
          onText={(text) => void setValue('phoneNumber', text)}
        />
        <PasswordField {...field('password')} label="Password" autoComplete="new-password" />
        <PasswordField {...field('confirmPassword')} label="Confirm Password" autoComplete="new-password" />
        <Button type="submit" block loading={isSubmitting}>
          Register
        </Button>
      </Form>
      <p className={styles['below']}>
        Already have an account? <Link to={PATHS.login}>Log In</Link>
      </p>
      {question}
    </>
  );
}
