import type { TemporaryAccount } from '@amana/api/control';
import { Form, InputNumber } from 'antd';
import { useState } from 'react';
import { ActionButton, Refusal } from '../parts/action-button.tsx';
import { transfer } from './transfer-ways.ts';

/** A transfer of any amount, in naira. */
export function OtherAmount({ account }: { account: TemporaryAccount }) {
  const [amount, setAmount] = useState<number | null>(null);
  const send = async () => {
    if (amount === null) throw new Refusal('Enter an amount first.');
    return transfer(account, amount);
  };
  return (
    <Form layout="inline" size="small" component={false}>
      <InputNumber
        aria-label="Another amount in naira"
        prefix="₦"
        placeholder="Another amount"
        min={0.01}
        precision={2}
        controls={false}
        value={amount}
        onChange={setAmount}
        onPressEnter={(event) => event.preventDefault()}
      />
      <ActionButton size="small" action={send}>
        Send
      </ActionButton>
    </Form>
  );
}
