import { useResendConfirmEmail } from '@amana/api';
import { TOAST_SUCCESS_MS, isSameEmail } from '@amana/domain';
import { Button, Icon, Notice, toast } from '@amana/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { accountChange } from '../../../changes/confirmed-change.ts';
import { PATHS } from '../../../shared/paths.ts';
import { readMailedLink } from '../mailed-link.ts';
import { pendingEmail } from '../pending-email.ts';
import { showError } from '../../../changes/show-error.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import styles from '../auth.module.css';

/** Shows the e-mail address in the URL or, without one, the address stored at registration. */
export function SendVerificationPage() {
  usePageTitle('Verification Email Sent');
  const [params] = useSearchParams();
  const { email: asked } = readMailedLink(params);
  const email = asked === '' ? pendingEmail.read() : asked;
  const { mutateAsync: resend } = useResendConfirmEmail();
  const [isSending, setIsSending] = useState(false);
  const [mailedTo, setMailedTo] = useState(pendingEmail.mailedTo);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setFailure(null);
    setIsSending(true);
    try {
      const { data } = await accountChange(() => resend({ data: { email } }));
      pendingEmail.linkSent(email);
      setMailedTo(email);
      toast.success(data.message === '' ? 'Email sent successfully' : data.message, TOAST_SUCCESS_MS);
    } catch (error) {
      setFailure(showError(error));
    }
    setIsSending(false);
  };
  return (
    <div className={styles['result']}>
      <Icon name="mail" size={48} />
      <h1>Verification Email Sent</h1>
      <SentTo email={email} isKnown={email !== '' && isSameEmail(email, mailedTo)} />
      <Button
        variant="link"
        loading={isSending}
        disabled={email === ''}
        disabledReason="This browser does not know your address: log in first"
        onClick={() => void send()}
      >
        Check your spam, or resend email
      </Button>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Link to={PATHS.login}>Back to Login</Link>
    </div>
  );
}

/** An address in a link, or typed at a sign-in that was refused, does not show that anything was sent to it. */
function SentTo({ email, isKnown }: { email: string; isKnown: boolean }) {
  if (isKnown)
    return (
      <p>
        We sent a link to <strong>{email}</strong>. Open it to confirm your address.
      </p>
    );
  return (
    <p>
      To confirm <strong>{email === '' ? 'your e-mail address' : email}</strong>, open the link in our mail.
      {email !== '' && ' If you have none, ask for one below.'}
    </p>
  );
}
