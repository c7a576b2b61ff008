import { type User, getUser, useChangePassword, useForgotPassword } from '@amana/api';
import { RESET_LINK_SENT, TOAST_RESET_LINK_MS } from '@amana/domain';
import { changePasswordSchema } from '@amana/domain/validation';
import { Button, Card, Columns, Notice, PasswordField, State, toast } from '@amana/ui';
import { useState } from 'react';
import { accountChange } from '../../../changes/confirmed-change.ts';
import { GuardedForm } from '../../../forms/guarded-form.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { toastAfterReload } from '../../../shared/toast-after-reload.ts';
import { showError } from '../../../changes/show-error.ts';
import { signOut } from '../../../viewer/sign-out.ts';
import { useProfile } from '../../../viewer/use-viewer.ts';

export function ChangePasswordPage() {
  const user = useProfile();
  return (
    <>
      <PageHead title="Change Password" back={PATHS.account} />
      <Columns
        main={
          <Card>
            {user?.hasPassword === false && <NoPasswordYet user={user} />}
            {user !== null && user.hasPassword !== false && <ChangePasswordForm user={user} />}
          </Card>
        }
        aside={
          <Notice icon="shield">
            Afterwards you sign in again with the new password, here and on your other devices.
          </Notice>
        }
      />
    </>
  );
}

/** Users who registered with a social account set their first password through a reset link. */
function NoPasswordYet({ user }: { user: User }) {
  const { mutateAsync: forgotPassword } = useForgotPassword();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setFailure(null);
    setIsSending(true);
    try {
      await accountChange(() => forgotPassword({ data: { email: user.email } }));
      toast.success(RESET_LINK_SENT, TOAST_RESET_LINK_MS);
    } catch (error) {
      setFailure(showError(error));
    }
    setIsSending(false);
  };
  return (
    <State
      title="You have no password yet"
      text={`You signed in through your social account. We can send a link to ${user.email} with which you set a password.`}
      icon="lock"
    >
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Button loading={isSending} onClick={() => void send()}>
        Send the link
      </Button>
    </State>
  );
}

/** A changed password ends the session: the user signs in again with the new one. */
function ChangePasswordForm({ user }: { user: User }) {
  const change = useChangePassword();
  const form = useSchemaForm({
    initialValues: { currentPassword: '', newPassword: '', confirmNewPassword: '' },
    schema: changePasswordSchema,
    onSubmit: async (values) => {
      // Calls under /Auth/ never refresh an expired access token, so another call does it first.
      await getUser(user.userId);
      const data = { ...values, id: user.userId };
      await accountChange(() => change.mutateAsync({ id: user.userId, data }));
      toastAfterReload('Password Updated successfully');
      signOut();
    },
  });
  return (
    <GuardedForm
      form={form}
      isSecret
      label="Change Password"
      submitText="Change Password"
      isBusy={form.isSubmitting || change.isSuccess}
    >
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        {...form.field('currentPassword')}
        label="Current Password"
        autoComplete="current-password"
      />
      <PasswordField {...form.field('newPassword')} label="New Password" autoComplete="new-password" />
      <PasswordField
        {...form.field('confirmNewPassword')}
        label="Confirm Password"
        autoComplete="new-password"
      />
    </GuardedForm>
  );
}
