import { errorText, useForgotPassword } from '@amana/api';
import { TOAST_ERROR_MS, TOAST_RESET_LINK_MS } from '@amana/domain';
import { Button, Dialog, toast } from '@amana/ui';
import { Form } from '../../../shared/forms/form.tsx';
import { EmailField } from '../../../shared/forms/person-fields.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { loadForgotPasswordSchema } from '../schemas.ts';

const SUCCESS = 'Password Reset Link Sent. Check your email';

/** §2: not closed by a press beside it. */
export function ForgotPasswordModal({ onClose }: { onClose: () => void }) {
  const forgotPassword = useForgotPassword();
  const { form, field, submit, isSubmitting } = useSchemaForm({
    initialValues: { email: '' },
    loadSchema: loadForgotPasswordSchema,
    onSubmit: async ({ email }) => {
      try {
        await forgotPassword.mutateAsync({ data: { email: email.trim() } });
        toast.success(SUCCESS, TOAST_RESET_LINK_MS);
        onClose();
      } catch (error) {
        toast.error(errorText(error, 'An error occurred'), TOAST_ERROR_MS);
      }
    },
  });
  return (
    <Dialog
      title="Forgot your password?"
      isOpen
      isBusy={isSubmitting}
      closesOutside={false}
      onClose={onClose}
    >
      <p>Enter your email and we’ll send you instructions on how to reset your password.</p>
      <Form formRef={form} label="Forgot your password?" onSubmit={submit}>
        <EmailField {...field('email')} label="Email" autoComplete="username" />
        <Button type="submit" block loading={isSubmitting}>
          Submit
        </Button>
      </Form>
      <Button variant="link" onClick={onClose}>
        Back to Sign In
      </Button>
    </Dialog>
  );
}
