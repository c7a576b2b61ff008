import { errorText, isApiError, serviceStatus, useForgotPassword, useLogin } from '@amana/api';
import { EMAIL_NOT_CONFIRMED, RESET_LINK_SENT, TOAST_RESET_LINK_MS, TOAST_WARNING_MS } from '@amana/domain';
import { forgotPasswordSchema, loginSchema } from '@amana/domain/validation';
import { Button, Dialog, PageHeader, PasswordField, Stack, buttonClass, toast } from '@amana/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { boolean, string } from 'yup';
import { change } from '../../../server-state/change.ts';
import { ChangeError, showError } from '../../../server-state/change-error.ts';
import { useChange } from '../../../server-state/use-change.ts';
import { useReadViewerId } from '../../../session/index.ts';
import { Form } from '../../../forms/form.tsx';
import { EmailField } from '../../../forms/person-fields.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { navigationState } from '../../../shared/navigation-state.ts';
import { PATHS, sendVerificationPath } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { useIsNavigatingAway } from '../../../shared/hooks/use-is-navigating-away.ts';
import { localStore } from '../../../storage/storage.ts';
import { STORAGE_KEYS } from '../../../storage/storage-keys.ts';
import { useAcceptSession } from '../use-accept-session.ts';
import styles from '../auth.module.css';
import { InvitedTrade } from '../invitation/invitation.tsx';
import { SocialSection } from '../social/social-sign-in.tsx';

/** Handed over by the page that confirmed an address. */
const useConfirmedEmail = navigationState('email', string());
/** Handed over by a reset link that is incomplete. */
const useWantsNewLink = navigationState('isForgotten', boolean(), { isReadOnce: true });

const NETWORK_ANSWERED =
  'A web page answered instead of the service. If this network has its own sign-in, as in a hotel, open that first.';

/** Networks that ask to sign in answer every call with their page, or with status 511. */
function isOfNetwork(error: unknown): boolean {
  return isApiError(error) && error.isPage && [200, 511].includes(error.status ?? 0);
}

export function SignInPage() {
  usePageTitle('Log In');
  const login = useLogin();
  const acceptSession = useAcceptSession();
  const readViewerId = useReadViewerId();
  const navigate = useNavigate();
  const isNavigatingAway = useIsNavigatingAway();
  const [isForgotten, setForgotten] = useState(useWantsNewLink() ?? false);
  const confirmedEmail = useConfirmedEmail();
  const form = useSchemaForm({
    initialValues: { email: confirmedEmail ?? '', password: '' },
    schema: loginSchema,
    onSubmit: async (values) => {
      try {
        const { data } = await login.mutateAsync({ data: values });
        acceptSession(data);
      } catch (error) {
        // A social sign-in finished first and has left this page.
        if (readViewerId() !== null) return;
        const text = errorText(error, '');
        if (isOfNetwork(error)) throw new ChangeError('failed', showError(error, NETWORK_ANSWERED));
        if (!text.includes(EMAIL_NOT_CONFIRMED)) throw error;
        toast.warning(text, TOAST_WARNING_MS);
        localStore.write(STORAGE_KEYS.pendingEmail, values.email);
        if (!isNavigatingAway()) await navigate(sendVerificationPath(values.email));
      }
    },
  });
  return (
    <Stack gap={5}>
      <PageHeader title="Log In" />
      <InvitedTrade />
      <SocialSection text="signin_with" />
      {/* The toast alone tells of a wrong password. */}
      <Form
        form={serviceStatus(login.error) === 400 ? { ...form, failure: undefined } : form}
        label="Log In"
        submitText="Log In"
      >
        <EmailField {...form.field('email')} label="Email" autoComplete="username" />
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
        <div className={styles['aside']}>
          <Button variant="link" onClick={() => setForgotten(true)}>
            Forgot Password
          </Button>
        </div>
      </Form>
      <Link className={buttonClass('secondary', true)} to={PATHS.register}>
        Create an account (Register)
      </Link>
      {isForgotten && <ForgotPasswordModal onClose={() => setForgotten(false)} />}
    </Stack>
  );
}

function ForgotPasswordModal({ onClose }: { onClose: () => void }) {
  const link = useChange(
    useForgotPassword({
      mutation: change({ success: RESET_LINK_SENT, successMs: TOAST_RESET_LINK_MS, onDone: onClose }),
    }),
  );
  const form = useSchemaForm({
    initialValues: { email: '' },
    schema: forgotPasswordSchema,
    onSubmit: (data) => link.submit({ data }),
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
      <Form form={form} label="Forgot your password?" submitText="Submit" change={link}>
        <EmailField {...form.field('email')} label="Email" autoComplete="username" />
      </Form>
      <Button variant="link" disabled={form.isSubmitting} onClick={onClose}>
        Back to Sign In
      </Button>
    </Dialog>
  );
}
