import type { User } from '@amana/api';
import { useForgotPassword } from '@amana/api';
import { TOAST_RESET_LINK_MS } from '@amana/domain';
import { Button, State, toast } from '@amana/ui';
import { showError } from '../../../shared/show-error.ts';

/** Users who registered with a social account set their first password through a reset link. */
export function NoPasswordYet({ user }: { user: User }) {
  const forgotPassword = useForgotPassword();
  const send = async () => {
    try {
      await forgotPassword.mutateAsync({ data: { email: user.email } });
      toast.success('Password Reset Link Sent. Check your email', TOAST_RESET_LINK_MS);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <State
      title="You have no password yet"
      text={`You signed in through your social account. We can send a link to ${user.email} with which you set a password.`}
      icon="lock"
    >
      <Button loading={forgotPassword.isPending} onClick={() => void send()}>
        Send the link
      </Button>
    </State>
  );
}
