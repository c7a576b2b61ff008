import { errorText, useLogin } from '@amana/api';
import { EMAIL_NOT_CONFIRMED, TOAST_WARNING_MS } from '@amana/domain';
import { loginSchema } from '@amana/domain/validation';
import { Button, PasswordField, toast } from '@amana/ui';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { viewerId } from '../../../session/index.ts';
import { Form } from '../../../forms/form.tsx';
import { EmailField } from '../../../forms/person-fields.tsx';
import { type FormState, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { PATHS, sendVerificationPath } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { useIsNavigatingAway } from '../../../shared/hooks/use-is-navigating-away.ts';
import { acceptSession } from '../accept-session.ts';
import { AuthHead } from '../auth-head.tsx';
import styles from '../auth.module.css';
import { pendingEmail } from '../pending-email.ts';
import { SocialSection } from '../social/social-section.tsx';
import { ForgotPasswordModal } from './forgot-password-modal.tsx';

export function SignInPage() {
  usePageTitle('Log In');
  const login = useLogin();
  const navigate = useNavigate();
  const isNavigatingAway = useIsNavigatingAway();
  const [isForgotten, setForgotten] = useState(false);
  const form = useSchemaForm({
    initialValues: { email: '', password: '' },
    schema: loginSchema,
    onSubmit: async (values) => {
      const email = values.email.trim();
      try {
        const { data } = await login.mutateAsync({ data: { ...values, email } });
        acceptSession(data);
      } catch (error) {
        // A social sign-in finished first and has left this page.
        if (viewerId() !== null) return;
        const text = errorText(error, '');
        if (!text.includes(EMAIL_NOT_CONFIRMED)) throw error;
        toast.warning(text, TOAST_WARNING_MS);
        pendingEmail.store(email);
        if (!isNavigatingAway()) await navigate(sendVerificationPath(email));
      }
    },
  });
  useTypedBeforeStart(form);
  return (
    <>
      <AuthHead title="Welcome back" text="Sign in to buy and sell safely." canBeInvited />
      <SocialSection text="signin_with" />
      <Form form={form} label="Log In" submitText="Log In">
        <EmailField {...form.field('email')} label="Email" autoComplete="username" />
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
        <div className={styles['aside']}>
          <Button variant="link" onClick={() => setForgotten(true)}>
            Forgot Password
          </Button>
        </div>
      </Form>
      <p className={styles['below']}>
        New here? <Link to={PATHS.register}>Register</Link>
      </p>
      {isForgotten && <ForgotPasswordModal onClose={() => setForgotten(false)} />}
    </>
  );
}

function useTypedBeforeStart({ element, restore }: Pick<FormState, 'element' | 'restore'>): void {
  const fillIn = useEffectEvent(() => {
    const typed = [...(element.current?.querySelectorAll('input') ?? [])].filter(({ value }) => value !== '');
    if (typed.length > 0) restore(Object.fromEntries(typed.map(({ name, value }) => [name, value])));
  });
  useLayoutEffect(() => fillIn(), []);
}
