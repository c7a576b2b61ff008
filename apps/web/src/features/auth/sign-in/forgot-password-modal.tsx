import { forgotPassword } from '@amana/api';
import { RESET_LINK_SENT, TOAST_RESET_LINK_MS } from '@amana/domain';
import { forgotPasswordSchema } from '@amana/domain/validation';
import { Button, Dialog } from '@amana/ui';
import { accountChange } from '../../../changes/confirmed-change.ts';
import { Form } from '../../../forms/form.tsx';
import { EmailField } from '../../../forms/person-fields.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useChange } from '../../../changes/use-change.ts';

export function ForgotPasswordModal({ onClose }: { onClose: () => void }) {
  const link = useChange({
    send: ({ email }: { email: string }) => accountChange(() => forgotPassword({ email: email.trim() })),
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
