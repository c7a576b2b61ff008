import { useResetPassword } from '@amana/api';
import { TOAST_SUCCESS_MS, isSameEmail } from '@amana/domain';
import { resetPasswordSchema } from '@amana/domain/validation';
import { Notice, PageHeader, Stack, toast } from '@amana/ui';
import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { $session } from '../../../session/index.ts';
import { change } from '../../../server-state/change.ts';
import { Form } from '../../../forms/form.tsx';
import { NewPasswordFields } from '../../../forms/new-password-fields.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { PATHS } from '../../../shared/paths.ts';
import { useSignOut } from '../../../viewer/sign-out.ts';
import { toastAfterReload } from '../../../shared/toast-after-reload.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { useChange } from '../../../server-state/use-change.ts';
import { useLeaveWhenDone } from '../../../server-state/use-leave-when-done.ts';
import styles from '../auth.module.css';
import { useMailedLink } from '../mailed-link.ts';

const SUCCESS = 'Password Reset successfully';

export function ResetPasswordPage() {
  usePageTitle('Create New Password');
  const { token, email } = useMailedLink();
  const isIncomplete = token === '' || email === '';
  const { user } = useUnit($session);
  const leave = useLeaveWhenDone();
  const signOut = useSignOut();
  const reset = useChange(
    useResetPassword({
      mutation: change({
        onDone: () => {
          if (user !== null && isSameEmail(user.email, email)) {
            // A new password ends every session of its owner, as Change Password does.
            toastAfterReload(SUCCESS);
            signOut();
            return undefined;
          }
          toast.success(SUCCESS, TOAST_SUCCESS_MS);
          return leave(PATHS.login);
        },
      }),
    }),
  );
  const form = useSchemaForm({
    initialValues: { newPassword: '', confirmNewPassword: '' },
    schema: resetPasswordSchema,
    onSubmit: async (values) => {
      if (isIncomplete) toast.warning('Invalid token or email');
      else await reset.submit({ data: { ...values, resetToken: token, email } });
    },
  });
  return (
    <Stack gap={5}>
      <PageHeader title="Create New Password" subtitle="Choose a password that you use nowhere else." />
      {isIncomplete && (
        <Notice
          tone="warning"
          action={
            <Link to={PATHS.login} state={{ isForgotten: true }}>
              Send a new link
            </Link>
          }
        >
          This link is incomplete. Open it from the email again.
        </Notice>
      )}
      <Form form={form} label="Create New Password" submitText="Submit" change={reset}>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields
          label="New Password"
          password={form.field('newPassword')}
          confirmation={form.field('confirmNewPassword')}
        />
      </Form>
      <p className={styles['below']}>
        <Link to={PATHS.login}>Back to Login</Link>
      </p>
    </Stack>
  );
}
