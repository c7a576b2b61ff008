import type { TemporaryAccount } from '@amana/api/control';
import { getClock, useGetAccounts } from '@amana/api/control';
import { Amount, Switch } from '@amana/ui';
import { useAutoPay } from '../../use-auto-pay.ts';
import { useServerNow } from '../../use-server-now.ts';
import { useConsoleApp } from '../console-app.ts';
import { ActionButton, PageLink, useAction } from '../parts/action-button.tsx';
import { LIVE, List, Loaded } from '../parts/loaded.tsx';
import { Buttons, Panel } from '../parts/panel.tsx';
import styles from '../parts/parts.module.css';
import { inText, nairaText } from '../parts/texts.ts';
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
        <Loaded query={accounts}>
          {(waiting) => (
            <List
              items={waiting}
              empty="No account waits for money. As the buyer, open an approved order and pay."
            >
              {(account) => <AccountItem key={account.accountNumber} account={account} />}
            </List>
          )}
        </Loaded>
      </Panel>
      <AutoPay />
    </>
  );
}

function AccountItem({ account }: { account: TemporaryAccount }) {
  const { accountNumber, accountName, amount, expiresAt, orderId } = account;
  const { paths } = useConsoleApp();
  const leftMs = Date.parse(expiresAt) - useServerNow();
  return (
    <li className={styles['item']}>
      <div className={styles['line']}>
        <strong className={styles['code']}>{accountNumber}</strong>
        <Amount text={nairaText(amount)} />
      </div>
      <p className={styles['soft']}>
        {accountName} · expires {inText(leftMs)}
      </p>
      <div className={styles['grid']} role="group" aria-label={`Transfer to ${accountNumber}`}>
        {TRANSFER_WAYS.map(({ label, send }) => (
          <ActionButton
            key={label}
            variant={label === 'Exact' ? 'primary' : 'secondary'}
            action={async () => send(account, Date.parse((await getClock()).data.now))}
          >
            {label}
          </ActionButton>
        ))}
      </div>
      <PageLink path={paths.order(orderId)}>Open its order</PageLink>
    </li>
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
      <Buttons>
        <Switch
          label="Accounts are paid by themselves"
          checked={isOn ?? true}
          disabled={isRunning || isOn === undefined}
          onChange={(isWanted) => run(change(isWanted))}
        />
      </Buttons>
    </Panel>
  );
}
