import { errorText, forgotPassword, useLogin } from '@amana/api';
import { EMAIL_NOT_CONFIRMED, RESET_LINK_SENT, TOAST_RESET_LINK_MS, TOAST_WARNING_MS } from '@amana/domain';
import { forgotPasswordSchema, loginSchema } from '@amana/domain/validation';
import { Button, Dialog, PasswordField, toast } from '@amana/ui';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { accountChange } from '../../../changes/confirmed-change.ts';
import { useChange } from '../../../changes/use-change.ts';
import { useReadViewerId } from '../../../session/index.ts';
import { Form } from '../../../forms/form.tsx';
import { EmailField } from '../../../forms/person-fields.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { beginsWithInvitation } from '../../../shared/order-link.ts';
import { PATHS, sendVerificationPath } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { useIsNavigatingAway } from '../../../shared/hooks/use-is-navigating-away.ts';
import { useAcceptSession } from '../use-accept-session.ts';
import { AuthHead } from '../auth-head.tsx';
import styles from '../auth.module.css';
import { Invitation } from '../invitation/invitation.tsx';
import { pendingEmail } from '../pending-email.ts';
import { SocialSection } from '../social/social-section.tsx';

export function SignInPage() {
  const { search } = useLocation();
  return beginsWithInvitation(search) ? <Invitation /> : <SignIn />;
}

function SignIn() {
  usePageTitle('Log In');
  const login = useLogin();
  const acceptSession = useAcceptSession();
  const readViewerId = useReadViewerId();
  const navigate = useNavigate();
  const isNavigatingAway = useIsNavigatingAway();
  const [isForgotten, setForgotten] = useState(false);
  const location = useLocation();
  const form = useSchemaForm({
    initialValues: { email: emailOf(location.state), password: '' },
    schema: loginSchema,
    onSubmit: async (values) => {
      try {
        const { data } = await login.mutateAsync({ data: values });
        acceptSession(data);
      } catch (error) {
        // A social sign-in finished first and has left this page.
        if (readViewerId() !== null) return;
        const text = errorText(error, '');
        if (!text.includes(EMAIL_NOT_CONFIRMED)) throw error;
        toast.warning(text, TOAST_WARNING_MS);
        pendingEmail.store(values.email);
        if (!isNavigatingAway()) await navigate(sendVerificationPath(values.email));
      }
    },
  });
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

/** The page that confirmed an address hands it over in the state of the history entry. */
function emailOf(state: unknown): string {
  const email: unknown = Reflect.get(Object(state), 'email');
  return typeof email === 'string' ? email : '';
}

function ForgotPasswordModal({ onClose }: { onClose: () => void }) {
  const link = useChange({
    send: (values: { email: string }) => accountChange(() => forgotPassword(values)),
    success: RESET_LINK_SENT,
    successMs: TOAST_RESET_LINK_MS,
    onDone: onClose,
  });
  const form = useSchemaForm({
    initialValues: { email: '' },
    schema: forgotPasswordSchema,
    onSubmit: link.submit,
  });
  return (
    <Dialog
      title="Forgot your password?"
      isOpen
      isBusy={form.isSubmitting}
      closesOutside={false}
      onClose={onClose}
    >
      <p>Enter your email and we’ll send you instructions on how to reset your password.</p>
      <Form form={form} label="Forgot your password?" submitText="Submit">
        <EmailField {...form.field('email')} label="Email" autoComplete="username" />
      </Form>
      <Button variant="link" disabled={form.isSubmitting} onClick={onClose}>
        Back to Sign In
      </Button>
    </Dialog>
  );
}
