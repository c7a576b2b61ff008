import { isIncomplete, useGetBankAccount } from '@amana/api';
import { Card, Columns, Notice, Skeleton } from '@amana/ui';
import { useState } from 'react';
import { PageHead } from '../../../shared/page-head.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { ENTER_AGAIN } from '../../../viewer/bank-details-failure.tsx';
import { QueryFallback } from '../../../viewer/query-fallback.tsx';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import { WithdrawalAccountForm } from './withdrawal-account-form.tsx';

const SKELETON = <Skeleton heights={[72, 72, 72, 44]} />;

export function WithdrawalAccountPage() {
  const userId = useViewerId();
  const account = useGetBankAccount(userId, { query: { enabled: userId !== '' } });
  // The form stays, with what was typed, whatever a later read answers.
  const [mustEnter, setMustEnter] = useState(false);
  if (!mustEnter && isIncomplete(account.error)) setMustEnter(true);
  return (
    <>
      <PageHead title="Change Withdrawal Account" back={PATHS.account} />
      <Columns
        main={
          <Card>
            {account.data === undefined && !mustEnter ? (
              <QueryFallback query={account} skeleton={SKELETON} />
            ) : (
              <>
                {account.data === undefined && <Notice tone="warning">{ENTER_AGAIN}</Notice>}
                <WithdrawalAccountForm userId={userId} stored={account.data?.data ?? null} />
              </>
            )}
          </Card>
        }
        aside={
          <Notice icon="bank">
            We pay each sale into this account when the buyer confirms receipt. A later change counts for
            later sales.
          </Notice>
        }
      />
    </>
  );
}
