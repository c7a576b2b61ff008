import { errorText } from '@amana/api';
import { postSupportMessage } from '@amana/api/control';
import { Button, SelectField, TextAreaField } from '@amana/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Names } from './script.ts';
import styles from './support-desk.module.css';

type To = 'buyer' | 'seller' | 'both';

/** Writes as Admin. */
export function DeskReply({
  threadId,
  names,
  onSent,
}: {
  threadId: string;
  names: Names;
  onSent: () => void;
}) {
  const [to, setTo] = useState<To>('both');
  const [text, setText] = useState('');
  const sending = useMutation({
    mutationFn: () => postSupportMessage({ threadId, message: text, ...(to === 'both' ? {} : { to }) }),
    onSuccess() {
      setText('');
      onSent();
    },
  });
  return (
    <form
      className={styles['reply']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending.isPending && text.trim() !== '') sending.mutate();
      }}
    >
      <SelectField
        label="To"
        value={to}
        onChange={({ target }) =>
          setTo(target.value === 'buyer' || target.value === 'seller' ? target.value : 'both')
        }
      >
        <option value="both">Both</option>
        <option value="buyer">{names.buyer}</option>
        <option value="seller">{names.seller}</option>
      </SelectField>
      <TextAreaField
        label="Reply as Admin"
        rows={2}
        value={text}
        error={sending.error === null ? undefined : errorText(sending.error, 'The message was not sent.')}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary" loading={sending.isPending} disabled={text.trim() === ''}>
        Send
      </Button>
    </form>
  );
}
