import { type User, getUser, useChangePassword, useForgotPassword } from '@amana/api';
import { RESET_LINK_SENT, TOAST_RESET_LINK_MS } from '@amana/domain';
import { changePasswordSchema } from '@amana/domain/validation';
import { Button, Card, Columns, Notice, PasswordField, State } from '@amana/ui';
import { ChangeFailure } from '../../../server-state/change-failure.tsx';
import { change } from '../../../server-state/change.ts';
import { GuardedForm } from '../../../forms/guarded-form.tsx';
import { NewPasswordFields } from '../../../forms/new-password-fields.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { toastAfterReload } from '../../../shared/toast-after-reload.ts';
import { useChange } from '../../../server-state/use-change.ts';
import { useSignOut } from '../../../viewer/sign-out.ts';
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
  const link = useChange(
    useForgotPassword({ mutation: change({ success: RESET_LINK_SENT, successMs: TOAST_RESET_LINK_MS }) }),
  );
  return (
    <State
      title="You have no password yet"
      text={`You signed in through your social account. We can send a link to ${user.email} with which you set a password.`}
      icon="lock"
    >
      <ChangeFailure change={link} />
      <Button loading={link.isPending} onClick={() => link.press({ data: { email: user.email } })}>
        Send the link
      </Button>
    </State>
  );
}

function ChangePasswordForm({ user }: { user: User }) {
  const signOut = useSignOut();
  const id = user.userId;
  const update = useChange(
    useChangePassword({
      mutation: change({
        // Calls under /Auth/ never refresh an expired access token, so another call does it first.
        before: () => getUser(id),
        onDone: () => {
          toastAfterReload('Password Updated successfully');
          signOut();
        },
      }),
    }),
  );
  const form = useSchemaForm({
    initialValues: { currentPassword: '', newPassword: '', confirmNewPassword: '' },
    schema: changePasswordSchema,
    onSubmit: (values) => update.submit({ id, data: { ...values, id } }),
  });
  return (
    <GuardedForm form={form} label="Change Password" submitText="Change Password" change={update}>
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        {...form.field('currentPassword')}
        label="Current Password"
        autoComplete="current-password"
      />
      <NewPasswordFields
        label="New Password"
        password={form.field('newPassword')}
        confirmation={form.field('confirmNewPassword')}
      />
    </GuardedForm>
  );
}
