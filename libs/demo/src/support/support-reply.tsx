import type { SupportMessageRequest } from '@amana/api/control';
import { Button, SelectField, TextAreaField } from '@amana/ui';
import { useState } from 'react';
import styles from './support-reply.module.css';

type Party = 'both' | 'buyer' | 'seller';

export interface SupportReplyProps {
  threadId: string;
  texts: Readonly<Record<Party, string>> & { message: string; messageName?: string; send: string };
  isSending: boolean;
  error?: string | undefined;
  /** Keeps the button disabled while there is no text. */
  needsText?: boolean;
  /** `clear` empties the field, once the message is sent. */
  onSend: (request: SupportMessageRequest, clear: () => void) => void;
}

/** Writes to the parties of a dispute as Admin. */
export function SupportReply(props: SupportReplyProps) {
  const { threadId, texts, isSending, error, needsText = false, onSend } = props;
  const [to, setTo] = useState<Party>('both');
  const [message, setMessage] = useState('');
  return (
    <form
      className={styles['reply']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSending || (needsText && message.trim() === '')) return;
        onSend({ threadId, message, ...(to === 'both' ? {} : { to }) }, () => setMessage(''));
      }}
    >
      <SelectField
        label="To"
        value={to}
        onChange={({ target: { value } }) => setTo(value === 'buyer' || value === 'seller' ? value : 'both')}
      >
        {(['both', 'buyer', 'seller'] as const).map((party) => (
          <option key={party} value={party}>
            {texts[party]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={texts.message}
        aria-label={texts.messageName}
        rows={2}
        value={message}
        error={error}
        onChange={({ target }) => setMessage(target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        loading={isSending}
        disabled={needsText && message.trim() === ''}
      >
        {texts.send}
      </Button>
    </form>
  );
}
