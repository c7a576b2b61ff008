import type { TemporaryAccount } from '@amana/api/control';
import { getClock, updateSettings, useGetAccounts, useGetSettings } from '@amana/api/control';
import { Amount, Switch } from '@amana/ui';
import { useServerNow } from '../../use-server-now.ts';
import { useConsoleApp } from '../console-app.ts';
import { ActButton } from '../parts/act-button.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { OrderLink } from '../parts/order-link.tsx';
import { Buttons, Nothing, Panel } from '../parts/panel.tsx';
import styles from '../parts/parts.module.css';
import { LIVE } from '../parts/refresh.ts';
import { inText, nairaText } from '../parts/texts.ts';
import { useAct } from '../parts/use-act.ts';
import { TRANSFER_WAYS } from './transfer-ways.ts';

/** What the autopayment waits for where it is switched on again, in ms: the mock's own default. */
const AUTO_PAY_MS = 20_000;

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
          {(waiting) =>
            waiting.length === 0 ? (
              <Nothing>No account waits for money. As the buyer, open an approved order and pay.</Nothing>
            ) : (
              <ul className={styles['list']}>
                {waiting.map((account) => (
                  <AccountItem key={account.accountNumber} account={account} />
                ))}
              </ul>
            )
          }
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
          <ActButton
            key={label}
            variant={label === 'Exact' ? 'primary' : 'secondary'}
            act={async () => send(account, Date.parse((await getClock()).data.now))}
          >
            {label}
          </ActButton>
        ))}
      </div>
      <OrderLink path={paths.order(orderId)}>Open its order</OrderLink>
    </li>
  );
}

/** Without it only the buttons above pay. */
function AutoPay() {
  const settings = useGetSettings();
  const { run, isRunning } = useAct();
  const isOn = settings.data?.data.autoPayAfterMs !== null;
  const change = (isWanted: boolean) => async () => {
    await updateSettings({ autoPayAfterMs: isWanted ? AUTO_PAY_MS : null });
    return isWanted ? 'New accounts are paid by themselves' : 'New accounts wait for a transfer by hand';
  };
  return (
    <Panel title="Simulated bank" text="Pays a new account exactly, 20 seconds after it was made.">
      <Buttons>
        <Switch
          label="Accounts are paid by themselves"
          checked={isOn}
          disabled={isRunning || settings.data === undefined}
          onChange={(isWanted) => run(change(isWanted))}
        />
      </Buttons>
    </Panel>
  );
}
