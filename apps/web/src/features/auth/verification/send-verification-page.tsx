import { useResendConfirmEmail } from '@amana/api';
import { Button, State, buttonClass } from '@amana/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { ChangeFailure } from '../../../server-state/change-failure.tsx';
import { change } from '../../../server-state/change.ts';
import { useChange } from '../../../server-state/use-change.ts';
import { PATHS } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { localStore } from '../../../storage/storage.ts';
import { STORAGE_KEYS } from '../../../storage/storage-keys.ts';
import { readMailedLink } from '../mailed-link.ts';

const TITLE = 'Verification Email Sent';

export function SendVerificationPage() {
  usePageTitle(TITLE);
  const [params] = useSearchParams();
  const email = readMailedLink(params).email || (localStore.read(STORAGE_KEYS.pendingEmail) ?? '');
  const isGmail = /@(gmail|googlemail)\.com$/i.test(email);
  const resend = useChange(
    useResendConfirmEmail({
      mutation: change({ success: ({ data }) => data.message || 'Email sent successfully' }),
    }),
  );
  return (
    <State level={1} icon="mail" title={TITLE}>
      {/* An address from a link, or typed at a refused sign-in, does not show that a mail was sent to it. */}
      <p>
        To confirm <strong>{email === '' ? 'your email address' : email}</strong>, open the link in our mail.
        {email !== '' && ' If you have none, ask for one below.'}
      </p>
      {isGmail && (
        <a className={buttonClass()} href="https://mail.google.com/" target="_blank" rel="noreferrer">
          Open Gmail
        </a>
      )}
      <Button
        variant={isGmail ? 'link' : 'primary'}
        block
        loading={resend.isPending}
        disabled={email === ''}
        disabledReason="This browser does not know your address: log in first"
        onClick={() => resend.press({ data: { email } })}
      >
        Check your spam, or resend email
      </Button>
      <ChangeFailure change={resend} />
      <Link to={PATHS.register}>Wrong address? Register again</Link>
      <Link to={PATHS.login}>Back to Login</Link>
    </State>
  );
}
