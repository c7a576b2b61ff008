import { type TemporaryAccount, getClock, useGetAccounts } from '@amana/api/control';
import { Switch } from '@amana/ui';
import { Flex, Typography } from 'antd';
import { useAutoPay } from '../../use-auto-pay.ts';
import { useServerNow } from '../../use-server-now.ts';
import { useConsoleApp } from '../console-app.ts';
import { ActionButton, PageLink, useAction } from '../parts/action-button.tsx';
import { DataTable, by } from '../parts/data-table.tsx';
import { LIVE, Loaded } from '../parts/loaded.tsx';
import { Buttons, Note, Panel } from '../parts/panel.tsx';
import { inText, nairaText } from '../parts/texts.ts';
import { OtherAmount } from './other-amount.tsx';
import { TRANSFER_WAYS } from './transfer-ways.ts';

/** The buyer's bank: money into accounts that wait for it. */
export function BankSection() {
  const accounts = useGetAccounts(LIVE);
  return (
    <>
      <Panel
        title="Accounts that wait for money"
        text="An account appears here when a buyer chooses to pay. Each button is a transfer from the buyer’s bank."
      >
        <Loaded query={accounts}>{(waiting) => <AccountTable accounts={waiting} />}</Loaded>
      </Panel>
      <AutoPay />
    </>
  );
}

function AccountTable({ accounts }: { accounts: readonly TemporaryAccount[] }) {
  return (
    <DataTable
      aria-label="Accounts"
      dataSource={accounts}
      rowKey="accountNumber"
      empty="No account waits for money. As the buyer, open an approved order and pay."
      columns={[
        {
          title: 'Account',
          sorter: by(({ accountName }) => accountName),
          render: (_, { accountNumber, accountName }) => (
            <Flex vertical>
              <Typography.Text strong>{accountNumber}</Typography.Text>
              <Note>{accountName}</Note>
            </Flex>
          ),
        },
        {
          title: 'Amount',
          align: 'end',
          sorter: by(({ amount }) => amount),
          render: (_, { amount, expiresAt }) => (
            <Flex vertical>
              <Typography.Text strong>{nairaText(amount)}</Typography.Text>
              <Note>
                expires <TimeLeft until={expiresAt} />
              </Note>
            </Flex>
          ),
        },
      ]}
      expandable={{
        expandedRowKeys: accounts.map(({ accountNumber }) => accountNumber),
        showExpandColumn: false,
        expandedRowRender: (account) => <Transfers account={account} />,
      }}
    />
  );
}

function TimeLeft({ until }: { until: string }) {
  return inText(Date.parse(until) - useServerNow());
}

function Transfers({ account }: { account: TemporaryAccount }) {
  const { paths } = useConsoleApp();
  return (
    <Flex vertical gap={8} role="group" aria-label={`Transfer to ${account.accountNumber}`}>
      <Buttons>
        {TRANSFER_WAYS.map(({ label, send }) => (
          <ActionButton
            key={label}
            size="small"
            type={label === 'Exact' ? 'primary' : 'default'}
            action={async () => send(account, Date.parse((await getClock()).data.now))}
          >
            {label}
          </ActionButton>
        ))}
      </Buttons>
      <Flex wrap gap={8} align="center" justify="space-between">
        <OtherAmount account={account} />
        <PageLink path={paths.order(account.orderId)}>Open its order</PageLink>
      </Flex>
    </Flex>
  );
}

/** Without it only the buttons above pay. */
function AutoPay() {
  const { isOn, setAutoPayAsync } = useAutoPay();
  const { run, isRunning } = useAction();
  const change = (isWanted: boolean) => async () => {
    await setAutoPayAsync(isWanted);
    return isWanted ? 'New accounts are paid by themselves' : 'New accounts wait for a transfer by hand';
  };
  return (
    <Panel title="Simulated bank" text="Pays a new account exactly, 20 seconds after it was made.">
      <Switch
        label="Accounts are paid by themselves"
        checked={isOn ?? true}
        disabled={isRunning || isOn === undefined}
        onChange={(isWanted) => run(change(isWanted))}
      />
    </Panel>
  );
}
