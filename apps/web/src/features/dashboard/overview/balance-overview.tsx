import { useGetOverview } from '@amana/api';
import { DASHBOARD_REFRESH_MS, formatNairaValue } from '@amana/domain';
import { Button, Card, Icon, Skeleton } from '@amana/ui';
import { useState } from 'react';
import { FailureState } from '../../../shared/states/failure-state.tsx';
import { pollEvery } from '../../../shared/queries/poll-every.ts';
import { useStickyError } from '../../../shared/hooks/use-sticky-error.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import { hiddenBalanceKey } from '../../../storage/storage-keys.ts';
import { localStore } from '../../../storage/storage.ts';
import styles from './overview.module.css';

const ASTERISKS = '*********';
const MEANINGS = {
  'Buying Account': 'All you have paid for, held or passed on.',
  'Selling Account':
    'All your sales, held or paid out. Each is paid to your bank account after the buyer confirms receipt.',
};
const AMOUNT_HEIGHT = 26;

export function BalanceOverview() {
  const viewerId = useViewerId();
  const overview = useGetOverview(viewerId, {
    // The page already sends this query: its failure is shown here, not retried.
    query: {
      enabled: viewerId !== '',
      refetchInterval: pollEvery(DASHBOARD_REFRESH_MS),
      retryOnMount: false,
    },
  });
  const { error, retry } = useStickyError(overview);
  const totals = overview.data?.data;
  return (
    <Card aria-label="Balance Overview">
      <h2 className={styles['heading']}>Balance Overview</h2>
      {totals === undefined && error !== null ? (
        <FailureState error={error} onRetry={retry} />
      ) : (
        <div className={styles['balances']}>
          <Balance account="Buying Account" naira={totals?.totalOutgoingTransactions} />
          <Balance account="Selling Account" naira={totals?.totalIncomingTransactions} />
        </div>
      )}
    </Card>
  );
}

function Balance({ account, naira }: { account: keyof typeof MEANINGS; naira: number | undefined }) {
  const key = hiddenBalanceKey(account);
  const [isHidden, setIsHidden] = useState(() => localStore.read(key) === 'true');
  const toggle = () => {
    localStore.write(key, String(!isHidden));
    setIsHidden(!isHidden);
  };
  const shown = naira === undefined ? null : formatNairaValue(naira);
  const text = shown !== null && isHidden ? ASTERISKS : shown;
  return (
    <div className={styles['balance']}>
      <div className={styles['balanceHead']}>
        {account}
        <Button variant="icon" aria-label={`${isHidden ? 'Show' : 'Hide'} ${account}`} onClick={toggle}>
          <Icon name={isHidden ? 'eyeOff' : 'eye'} />
        </Button>
      </div>
      <div className={styles['balanceAmount']} style={text === null ? {} : { fontSize: sizeOf(text) }}>
        {text ?? <Skeleton heights={[AMOUNT_HEIGHT]} />}
      </div>
      <p className={styles['balanceMeaning']}>{MEANINGS[account]}</p>
    </div>
  );
}

/** Font size at which the amount fits: each character is at most 0.64 em wide. */
function sizeOf({ length }: string): string {
  return `clamp(14px, ${(100 / 0.64 / length).toFixed(2)}cqi, 26px)`;
}
