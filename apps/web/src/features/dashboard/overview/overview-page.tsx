import { Columns } from '@amana/ui';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { BalanceOverview } from './balance-overview.tsx';
import { RecentTransactions } from './recent-transactions.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Welcome } from './welcome.tsx';

export function OverviewPage() {
  usePageTitle('Home');
  return (
    <>
      <Welcome />
      <Columns
        main={
          <>
            <BalanceOverview />
            <Shortcuts />
          </>
        }
        aside={<RecentTransactions />}
      />
    </>
  );
}
