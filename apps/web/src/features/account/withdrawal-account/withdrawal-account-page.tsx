import { useGetBankAccount } from '@amana/api';
import { Card, Columns, Notice, Skeleton } from '@amana/ui';
import { useState } from 'react';
import { PageHead } from '../../../shared/page-head.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { ENTER_AGAIN, isIncomplete } from '../../../viewer/bank-details-failure.tsx';
import { QueryFallback } from '../../../viewer/query-fallback.tsx';
import { useStickyError } from '../../../shared/hooks/use-sticky-error.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import { WithdrawalAccountForm } from './withdrawal-account-form.tsx';

const SKELETON = <Skeleton heights={[72, 72, 72, 44]} />;

export function WithdrawalAccountPage() {
  const userId = useViewerId();
  const account = useGetBankAccount(userId, { query: { enabled: userId !== '' } });
  const { error } = useStickyError(account);
  // The form stays, with what was typed, whatever a later read answers.
  const [mustEnter, setMustEnter] = useState(false);
  if (!mustEnter && isIncomplete(error)) setMustEnter(true);
  return (
    <>
      <PageHead
        title="Change Withdrawal Account"
        subtitle="The money from your sales is paid into this account."
        back={PATHS.account}
      />
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
            A sale is paid to the account that is set here when its goods are delivered; a later change serves
            later orders.
          </Notice>
        }
      />
    </>
  );
}
