import type { Overview } from '@amana/api';
import { formatNairaValue } from '@amana/domain';
import { Button, Card, Icon, Skeleton } from '@amana/ui';
import { useState } from 'react';
import { hiddenBalanceKey } from '../../../storage/storage-keys.ts';
import { localStore } from '../../../storage/storage.ts';
import { type QueryFallbackProps, QueryFallback } from '../../../viewer/query-fallback.tsx';
import styles from './overview.module.css';

const ASTERISKS = '*********';
const SKELETON = <Skeleton heights={[44]} />;

interface BalanceOverviewProps {
  query: QueryFallbackProps['query'];
  totals: Overview | undefined;
}

export function BalanceOverview({ query, totals }: BalanceOverviewProps) {
  const naira = [totals?.totalOutgoingTransactions ?? 0, totals?.totalIncomingTransactions ?? 0];
  const fontSize = sizeOf(Math.max(...naira.map((figure) => formatNairaValue(figure).length)));
  return (
    <Card className={styles['overview']} aria-label="Balance Overview">
      <details>
        <summary>
          <h2>Balance Overview</h2> <Icon name="info" size={16} />
        </summary>
        <p className="small-print">
          Buying: all you have paid for, held or passed on. Selling: all your sales, held or paid out. Each is
          paid to your bank account after the buyer confirms receipt.
        </p>
      </details>
      {totals === undefined ? (
        <QueryFallback query={query} skeleton={SKELETON} />
      ) : (
        <div className={styles['balances']}>
          <Balance account="Buying Account" naira={totals.totalOutgoingTransactions} fontSize={fontSize} />
          <Balance account="Selling Account" naira={totals.totalIncomingTransactions} fontSize={fontSize} />
        </div>
      )}
    </Card>
  );
}

interface BalanceProps {
  account: string;
  naira: number;
  fontSize: string;
}

function Balance({ account, naira, fontSize }: BalanceProps) {
  const key = hiddenBalanceKey(account);
  const [isHidden, setIsHidden] = useState(() => localStore.read(key) === 'true');
  const toggle = () => {
    localStore.write(key, String(!isHidden));
    setIsHidden(!isHidden);
  };
  return (
    <div className={styles['balance']}>
      <span className="small-print">{account}</span>
      <div className={styles['balanceAmount']} style={{ fontSize }}>
        {isHidden ? ASTERISKS : formatNairaValue(naira)}
      </div>
      <Button variant="icon" aria-label={`${isHidden ? 'Show' : 'Hide'} ${account}`} onClick={toggle}>
        <Icon name={isHidden ? 'eyeOff' : 'eye'} />
      </Button>
    </div>
  );
}

/** Font size at which an amount of this length fits: each character is at most 0.64 em wide. */
function sizeOf(length: number): string {
  return `clamp(14px, ${(100 / 0.64 / length).toFixed(2)}cqi, var(--text-title))`;
}
