import { confirmEmail, getConfirmEmailQueryKey, isApiError } from '@amana/api';
import { Skeleton, Stack, State, buttonClass } from '@amana/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { UNCONFIRMED, toChangeError } from '../../../server-state/change-error.ts';
import { FailureState } from '../../../server-state/failure-state.tsx';
import { isInvited } from '../../../shared/order-link.ts';
import { PATHS, sendVerificationPath } from '../../../shared/paths.ts';
import { settle } from '../../../server-state/settle.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { tabStore } from '../../../storage/storage.ts';
import { STORAGE_KEYS } from '../../../storage/storage-keys.ts';
import styles from '../auth.module.css';
import { useMailedLink } from '../mailed-link.ts';

const TITLE = 'Email verification';
const CONFIRMED = 'Email Verified';

function wasNotSent(error: unknown): boolean {
  return isApiError(error) && error.kind === 'offline';
}

/** The server accepts a link once, so the query is sent once and never refetched. */
export function ConfirmEmailPage() {
  const { token, email } = useMailedLink();
  const confirmation = useQuery({
    queryKey: getConfirmEmailQueryKey({ token, email }),
    queryFn: async () => {
      await settle(() => confirmEmail({ token, email }), { failed: 'An error occurred' });
      tabStore.write(STORAGE_KEYS.confirmedLink, token);
      return true;
    },
    // A reload loses the query's result, and the server would refuse the link now.
    initialData: () => (tabStore.read(STORAGE_KEYS.confirmedLink) === token ? true : undefined),
    enabled: token !== '' && email !== '',
    // Continues when the session ends.
    meta: { survivesSignOut: true },
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchInterval: false,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => wasNotSent(state.error),
  });
  usePageTitle(confirmation.isSuccess ? CONFIRMED : TITLE);
  if (confirmation.isFetching)
    return (
      <Stack>
        <h1>{TITLE}</h1>
        <Skeleton heights={[48, 28, 44]} label="Verifying" />
      </Stack>
    );
  const login = (
    <Link
      className={buttonClass(confirmation.isSuccess ? 'primary' : 'link')}
      to={PATHS.login}
      state={{ email }}
    >
      Continue to Login
    </Link>
  );
  if (confirmation.isSuccess)
    return (
      <State
        level={1}
        icon="check"
        title={CONFIRMED}
        text={isInvited() ? 'Next: log in to see the order.' : 'You can sign in now.'}
      >
        {login}
      </State>
    );
  if (wasNotSent(confirmation.error))
    return <FailureState level={1} error={confirmation.error} onRetry={() => void confirmation.refetch()} />;
  const { kind, toastText } = toChangeError(confirmation.error);
  return (
    <Stack>
      <div role="alert">
        <State level={1} icon="warning" isProblem title="Verification Failed" text={toastText}>
          {kind === 'unknown' && <p>{UNCONFIRMED}</p>}
        </State>
      </div>
      {/* This device may have stored no address or another one. */}
      <Link
        className={buttonClass('secondary', true)}
        to={email === '' ? PATHS.sendVerification : sendVerificationPath(email)}
      >
        Back
      </Link>
      <p className={styles['below']}>Already confirmed? {login}</p>
    </Stack>
  );
}
