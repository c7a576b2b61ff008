import type { User } from '@amana/api';
import { errorText, getUser, useChangePassword } from '@amana/api';
import { TOAST_ERROR_MS } from '@amana/domain';
import { Button, PasswordField, toast } from '@amana/ui';
import { loggedOut } from '../../../session/index.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useUnsavedChangesQuestion } from '../../../shared/forms/use-unsaved-changes-question.tsx';
import { sayAfterReload } from '../../../shared/say-after-reload.ts';

/** §4: who has changed the password signs in again with it. */
export function ChangePasswordForm({ user }: { user: User }) {
  const change = useChangePassword();
  const { form, field, submit, isDirty, isSubmitting } = useSchemaForm({
    initialValues: { currentPassword: '', newPassword: '', confirmNewPassword: '' },
    loadSchema: async () => (await import('@amana/domain/validation')).changePasswordSchema,
    onSubmit: async (values) => {
      try {
        // The change itself is a call under /Auth/, which never renews an access token that has run out (decision D14).
        await getUser(user.userId);
        await change.mutateAsync({ id: user.userId, data: { ...values, id: user.userId } });
        sayAfterReload('Password Updated successfully');
        loggedOut();
      } catch (error) {
        toast.error(errorText(error, 'An error occurred'), TOAST_ERROR_MS);
      }
    },
  });
  const { question } = useUnsavedChangesQuestion(isDirty && !isSubmitting && !change.isSuccess);
  return (
    <Form formRef={form} label="Change Password" onSubmit={submit}>
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField {...field('currentPassword')} label="Current Password" autoComplete="current-password" />
      <PasswordField {...field('newPassword')} label="New Password" autoComplete="new-password" />
      <PasswordField {...field('confirmNewPassword')} label="Confirm Password" autoComplete="new-password" />
      <Button type="submit" block loading={isSubmitting}>
        Change Password
      </Button>
      {question}
    </Form>
  );
}
