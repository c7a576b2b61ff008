import { Button, PasswordField } from '@amana/ui';
import { Suspense, lazy, use, useState } from 'react';
import { Link } from 'react-router-dom';
import { Form } from '../../../shared/forms/form.tsx';
import { EmailField } from '../../../shared/forms/person-fields.tsx';
import { TypedFormContext } from '../../../shared/forms/typed-form.ts';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { PATHS } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { AuthHead } from '../auth-head.tsx';
import styles from '../auth.module.css';
import { loadLoginSchema } from '../schemas.ts';
import { SocialSection } from '../social/social-section.tsx';
import { useSignIn } from './use-sign-in.ts';

const ForgotPasswordModal = lazy(async () => ({
  default: (await import('./forgot-password-modal.tsx')).ForgotPasswordModal,
}));

export function SignInPage() {
  usePageTitle('Log In');
  const signIn = useSignIn();
  const { values: typed } = use(TypedFormContext);
  const [isForgotten, setIsForgotten] = useState(false);
  const form = useSchemaForm({
    initialValues: { email: typed['email'] ?? '', password: typed['password'] ?? '' },
    loadSchema: loadLoginSchema,
    onSubmit: ({ email, password }) => signIn({ email: email.trim(), password }),
  });
  return (
    <>
      <AuthHead title="Welcome back" text="Sign in to buy and sell safely." />
      <SocialSection text="signin_with" />
      <Form form={form} label="Log In" submitText="Log In">
        <EmailField {...form.field('email')} label="Email" autoComplete="username" />
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
        <div className={styles['aside']}>
          <Button variant="link" onClick={() => setIsForgotten(true)}>
            Forgot Password
          </Button>
        </div>
      </Form>
      <p className={styles['below']}>
        New here? <Link to={PATHS.register}>Register</Link>
      </p>
      {isForgotten && (
        <Suspense>
          <ForgotPasswordModal onClose={() => setIsForgotten(false)} />
        </Suspense>
      )}
    </>
  );
}
