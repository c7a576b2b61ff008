import {
  type TemporaryAccount,
  type TransferOutcome,
  type TransferRequest,
  getClock,
  sendTransfer,
  updateSettings,
  useGetAccounts,
  useGetSettings,
} from '@amana/api/control';
import { kobo, koboToNaira, nairaToKobo } from '@amana/domain';
import { Switch } from '@amana/ui';
import { InputNumber, Space } from 'antd';
import { useState } from 'react';
import { Refusal } from '../../shared/refusal.ts';
import { nairaText, useTimeLeft } from '../../shared/texts.ts';
import { ActionButton, PageLink, useAction } from '../actions.tsx';
import { useConsoleApp } from '../console-app.ts';
import { Entry, LIVE, Panel, Rows } from '../section-parts.tsx';

const DIFFERENCE_KOBO = 100_000;
const MINUTE_MS = 60_000;
const PAYS_AFTER_MS = 20_000;

type Transfers = (account: TemporaryAccount, nowMs: number) => Omit<TransferRequest, 'accountNumber'>[];

const WAYS: Readonly<Record<string, Transfers>> = {
  Exact: ({ amount }) => [{ amount }],
  Less: ({ amount }) => {
    const due = nairaToKobo(amount);
    const less = due > DIFFERENCE_KOBO ? due - DIFFERENCE_KOBO : Math.ceil(due / 2);
    return [{ amount: koboToNaira(kobo(less)) }];
  },
  More: ({ amount }) => [{ amount: koboToNaira(kobo(nairaToKobo(amount) + DIFFERENCE_KOBO)) }],
  // Sent now, arrives a minute after the account's expiry.
  Late: ({ amount, expiresAt }, nowMs) => [
    { amount, delayMs: Math.max(0, Date.parse(expiresAt) - nowMs) + MINUTE_MS },
  ],
  Twice: ({ amount, accountNumber }) => {
    const transfer = { amount, reference: `TWICE-${accountNumber}` };
    return [transfer, transfer];
  },
  Delayed: ({ amount }) => [{ amount, delayMs: MINUTE_MS }],
};

const OUTCOMES: Readonly<Record<TransferOutcome, string>> = {
  confirmed: 'paid, the money is held',
  overpaid: 'paid, and the surplus went back',
  underpaid: 'too little, so it went back',
  returned: 'too late, so it went back',
  duplicate: 'the bank has reported this transfer before, so nothing moved',
  scheduled: 'on its way: move the clock, or wait',
};

export function BankSection() {
  const accounts = useGetAccounts(LIVE);
  const { run, isRunning } = useAction();
  const settings = useGetSettings().data?.data;
  const autoPay = (isWanted: boolean) => async () => {
    await updateSettings({ autoPayAfterMs: isWanted ? PAYS_AFTER_MS : null });
    return isWanted ? 'New accounts are paid automatically' : 'New accounts wait for a transfer by hand';
  };
  return (
    <Panel
      title="Accounts that wait for money"
      text="An account appears here when a buyer chooses to pay. Each button is a transfer from the buyer’s bank."
    >
      <Rows
        aria-label="Accounts"
        query={accounts}
        rowKey="accountNumber"
        empty="No account waits for money. As the buyer, open an approved order and pay."
        row={(account) => <Account account={account} />}
      />
      <Switch
        label="Pay new accounts automatically, after 20 seconds"
        checked={settings?.autoPayAfterMs !== null}
        disabled={isRunning || settings === undefined}
        onChange={(isWanted) => run(autoPay(isWanted))}
      />
    </Panel>
  );
}

function Account({ account }: { account: TemporaryAccount }) {
  const { accountNumber, accountName, amount: due, expiresAt, orderId } = account;
  const { paths } = useConsoleApp();
  const [amount, setAmount] = useState<number | null>(null);
  const send = (transfers: Transfers) => async () => {
    const texts: string[] = [];
    for (const transfer of transfers(account, Date.parse((await getClock()).data.now))) {
      const { data } = await sendTransfer({ accountNumber, ...transfer });
      texts.push(`${nairaText(transfer.amount)}: ${OUTCOMES[data.outcome]}`);
    }
    return texts.length === 1 ? texts.join('') : `First ${texts.join('. Then ')}`;
  };
  const other: Transfers = () => {
    if (amount === null) throw new Refusal('Enter an amount first.');
    return [{ amount }];
  };
  return (
    <Entry
      title={`${accountNumber}: ${nairaText(due)}`}
      note={`${accountName}, expires ${useTimeLeft(expiresAt)}`}
    >
      <Space wrap role="group" aria-label={`Transfer to ${accountNumber}`}>
        {Object.entries(WAYS).map(([name, transfers]) => (
          <ActionButton
            key={name}
            size="small"
            type={name === 'Exact' ? 'primary' : 'default'}
            action={send(transfers)}
          >
            {name}
          </ActionButton>
        ))}
        <InputNumber
          aria-label="Another amount in naira"
          size="small"
          prefix="₦"
          placeholder="Another amount"
          style={{ width: 152 }}
          min={0.01}
          precision={2}
          controls={false}
          value={amount}
          onChange={setAmount}
        />
        <ActionButton size="small" action={send(other)}>
          Send
        </ActionButton>
        <PageLink path={paths.order(orderId)}>Open its order</PageLink>
      </Space>
    </Entry>
  );
}
