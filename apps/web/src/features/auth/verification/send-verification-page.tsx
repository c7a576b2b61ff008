import { isSameEmail } from '@amana/domain';
import { Button, Icon, Notice } from '@amana/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PATHS } from '../../../shared/paths.ts';
import { readMailedLink } from '../mailed-link.ts';
import { pendingEmail } from '../pending-email.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import styles from '../auth.module.css';
import { useResend } from './use-resend.ts';

export function SendVerificationPage() {
  usePageTitle('Verification Email Sent');
  const [params] = useSearchParams();
  const { email: asked } = readMailedLink(params);
  const email = asked === '' ? pendingEmail.read() : asked;
  const [mailedTo, setMailedTo] = useState(pendingEmail.mailedTo);
  const { press, failure, isPending } = useResend(email, () => setMailedTo(email));
  return (
    <div className={styles['result']}>
      <Icon name="mail" size={48} />
      <h1>Verification Email Sent</h1>
      <SentTo email={email} isKnown={email !== '' && isSameEmail(email, mailedTo)} />
      <Button
        variant="link"
        loading={isPending}
        disabled={email === ''}
        disabledReason="This browser does not know your address: log in first"
        onClick={() => press()}
      >
        Check your spam, or resend email
      </Button>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Link to={PATHS.login}>Back to Login</Link>
    </div>
  );
}

/** An address from a link, or typed at a refused sign-in, does not show that a mail was sent to it. */
function SentTo({ email, isKnown }: { email: string; isKnown: boolean }) {
  if (isKnown)
    return (
      <p>
        We sent a link to <strong>{email}</strong>. Open it to confirm your address.
      </p>
    );
  return (
    <p>
      To confirm <strong>{email === '' ? 'your email address' : email}</strong>, open the link in our mail.
      {email !== '' && ' If you have none, ask for one below.'}
    </p>
  );
}
