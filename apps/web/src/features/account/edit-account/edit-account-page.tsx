import { useGetBankAccount } from '@amana/api';
import { Card, Columns, ErrorState, Notice, PageHeader, Skeleton } from '@amana/ui';
import { useUnit } from 'effector-react';
import { $session } from '../../../session/index.ts';
import { BackLink } from '../../../shared/back-link.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { WithdrawalAccountForm } from './withdrawal-account-form.tsx';

const FORM_BONES = [72, 72, 72, 44];

export function EditAccountPage() {
  usePageTitle('Change Withdrawal Account');
  const { user } = useUnit($session);
  const account = useGetBankAccount(user?.userId ?? '', { query: { enabled: user !== null } });
  return (
    <>
      <PageHeader
        title="Change Withdrawal Account"
        subtitle="Where the money of your sales is paid."
        back={<BackLink to={PATHS.account} />}
      />
      <Columns
        main={
          <Card>
            {account.data !== undefined && user !== null && (
              <WithdrawalAccountForm userId={user.userId} stored={account.data.data} />
            )}
            {account.data === undefined && account.isError && (
              <ErrorState onRetry={() => void account.refetch()} />
            )}
            {account.data === undefined && !account.isError && <Skeleton heights={FORM_BONES} />}
          </Card>
        }
        aside={
          <Notice icon="bank">
            A sale is paid to the account that stands here when its goods are delivered; a later change serves
            later orders.
          </Notice>
        }
      />
    </>
  );
}
