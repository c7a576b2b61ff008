import type { SupportMessageRequest } from '@amana/api/control';
import { postSupportMessage } from '@amana/api/control';
import { SelectField, TextAreaField } from '@amana/ui';
import { useState } from 'react';
import { ActButton } from '../parts/act-button.tsx';
import { Buttons } from '../parts/panel.tsx';
import { Refusal } from '../parts/use-act.ts';

const PARTIES = { both: 'Both, each in their own chat', buyer: 'The buyer', seller: 'The seller' } as const;
type Party = keyof typeof PARTIES;

function isParty(value: string): value is Party {
  return value in PARTIES;
}

/** What Admin writes into a thread. */
export function Reply({ threadId, title }: { threadId: string; title: string }) {
  const [message, setMessage] = useState('');
  const [party, setParty] = useState<Party>('both');
  const send = async () => {
    if (message.trim() === '') throw new Refusal('Write a message first.');
    const to: Pick<SupportMessageRequest, 'to'> = party === 'both' ? {} : { to: party };
    await postSupportMessage({ threadId, message, ...to });
    setMessage('');
    return 'Sent as Admin';
  };
  return (
    <>
      <TextAreaField
        label="Message as Admin"
        aria-label={`Message as Admin: ${title}`}
        rows={2}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <SelectField
        label="To"
        value={party}
        onChange={({ target }) => {
          if (isParty(target.value)) setParty(target.value);
        }}
      >
        {Object.entries(PARTIES).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </SelectField>
      <Buttons>
        <ActButton act={send}>Send as Admin</ActButton>
      </Buttons>
    </>
  );
}
