import { confirmEmail, getConfirmEmailQueryKey, isApiError } from '@amana/api';
import { Button, Icon, Notice, Skeleton, Stack, buttonClass } from '@amana/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { accountChange } from '../../../changes/confirmed-change.ts';
import { FailureState } from '../../../shared/states/failure-state.tsx';
import { PATHS, sendVerificationPath } from '../../../shared/paths.ts';
import { UNCONFIRMED, UnconfirmedAccountChange, failureText } from '../../../changes/show-error.ts';
import { useLeaveWhenDone } from '../../../changes/use-leave-when-done.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { tabStore } from '../../../storage/storage.ts';
import { STORAGE_KEYS } from '../../../storage/storage-keys.ts';
import styles from '../auth.module.css';
import { useMailedLink } from '../mailed-link.ts';
import { useResend } from './use-resend.ts';

const TITLE = 'Email verification';
const CONFIRMED = 'Email Verified';

function wasNotSent(error: unknown): boolean {
  return isApiError(error) && error.kind === 'offline';
}

/** The server accepts a link once, so the query is sent once and never refetched. */
export function ConfirmEmailPage() {
  const { token, email } = useMailedLink();
  // A reload loses the query's result, and the server would refuse the link now.
  const wasConfirmed = token !== '' && tabStore.read(STORAGE_KEYS.confirmedLink) === token;
  const confirmation = useQuery({
    queryKey: getConfirmEmailQueryKey({ token, email }),
    queryFn: () => accountChange(() => confirmEmail({ token, email })),
    enabled: token !== '' && email !== '' && !wasConfirmed,
    // Continues when the session ends.
    meta: { isOfNobody: true },
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchInterval: false,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => wasNotSent(state.error),
  });
  const isConfirmed = wasConfirmed || confirmation.isSuccess;
  usePageTitle(isConfirmed ? CONFIRMED : TITLE);
  useEffect(() => {
    if (isConfirmed) tabStore.write(STORAGE_KEYS.confirmedLink, token);
  }, [isConfirmed, token]);
  if (confirmation.isFetching)
    return (
      <Stack>
        <h1>{TITLE}</h1>
        <Skeleton heights={[48, 28, 44]} label="Verifying" />
      </Stack>
    );
  if (isConfirmed) {
    return (
      <div className={styles['result']}>
        <Icon name="check" size={48} />
        <h1>{CONFIRMED}</h1>
        <p>Your address is confirmed. You can sign in now.</p>
        <Link className={buttonClass()} to={PATHS.login} state={{ email }}>
          Continue to Login
        </Link>
      </div>
    );
  }
  if (wasNotSent(confirmation.error))
    return <FailureState level={1} error={confirmation.error} onRetry={() => void confirmation.refetch()} />;
  return (
    <div className={styles['result']}>
      <div className={styles['result']} role="alert">
        <Icon name="warning" size={48} />
        <h1>Verification Failed</h1>
        <p>{failureText(confirmation.error)}</p>
        {confirmation.error instanceof UnconfirmedAccountChange && <p>{UNCONFIRMED}</p>}
      </div>
      {email !== '' && <NewLink email={email} />}
      {/* This device may have stored no address or another one. */}
      <Link
        className={buttonClass('secondary')}
        to={email === '' ? PATHS.sendVerification : sendVerificationPath(email)}
      >
        Back
      </Link>
      <p>
        Already confirmed?{' '}
        <Link to={PATHS.login} state={{ email }}>
          Continue to Login
        </Link>
      </p>
    </div>
  );
}

function NewLink({ email }: { email: string }) {
  const leave = useLeaveWhenDone();
  const { press, failure, isBusy } = useResend(email, () => leave(sendVerificationPath(email)));
  return (
    <>
      <Button loading={isBusy} onClick={() => press()}>
        Send a new link
      </Button>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
    </>
  );
}
