import { useGetBankAccount } from '@amana/api';
import { Card, Columns, Notice, Skeleton } from '@amana/ui';
import { PageHead } from '../../../shared/page-head.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { QueryContent } from '../../../shared/query-page.tsx';
import { useViewerId } from '../../../shared/use-viewer.ts';
import { WithdrawalAccountForm } from './withdrawal-account-form.tsx';

const SKELETON = <Skeleton heights={[72, 72, 72, 44]} />;

export function WithdrawalAccountPage() {
  const userId = useViewerId();
  const account = useGetBankAccount(userId, { query: { enabled: userId !== '' } });
  return (
    <>
      <PageHead
        title="Change Withdrawal Account"
        subtitle="Where the money of your sales is paid."
        back={PATHS.account}
      />
      <Columns
        main={
          <Card>
            <QueryContent query={account} skeleton={SKELETON}>
              {({ data }) => <WithdrawalAccountForm userId={userId} stored={data} />}
            </QueryContent>
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
