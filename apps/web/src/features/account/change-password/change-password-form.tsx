import type { User } from '@amana/api';
import { getUser, useChangePassword } from '@amana/api';
import { PasswordField } from '@amana/ui';
import { loggedOut } from '../../../session/index.ts';
import { GuardedForm } from '../../../shared/forms/guarded-form.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { sayAfterReload } from '../../../shared/say-after-reload.ts';

/** A changed password ends the session: the user signs in again with the new one. */
export function ChangePasswordForm({ user }: { user: User }) {
  const change = useChangePassword();
  const form = useSchemaForm({
    initialValues: { currentPassword: '', newPassword: '', confirmNewPassword: '' },
    loadSchema: async () => (await import('@amana/domain/validation')).changePasswordSchema,
    onSubmit: async (values) => {
      // Calls under /Auth/ never refresh an expired access token, so another call does it first.
      await getUser(user.userId);
      await change.mutateAsync({ id: user.userId, data: { ...values, id: user.userId } });
      sayAfterReload('Password Updated successfully');
      loggedOut();
    },
  });
  return (
    <GuardedForm
      form={form}
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
