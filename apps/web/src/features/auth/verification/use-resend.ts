import { resendConfirmEmail } from '@amana/api';
import { accountChange } from '../../../changes/confirmed-change.ts';
import { useChange } from '../../../changes/use-change.ts';
import { pendingEmail } from '../pending-email.ts';

/** Sends another confirmation link to the address. */
export function useResend(email: string, onSent: () => unknown) {
  return useChange({
    send: () => accountChange(() => resendConfirmEmail({ email })),
    success: ({ data }) => data.message || 'Email sent successfully',
    onDone: () => {
      pendingEmail.linkSent(email);
      return onSent();
    },
  });
}
