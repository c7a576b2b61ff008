import { type Dispute, useGetDisputeByTransaction, useGetDisputedTransactions } from '@amana/api';
import { postSupportMessage, resolveDispute } from '@amana/api/control';
import { type Side, isDisputeOpen } from '@amana/domain';
import { Flex, Input } from 'antd';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { SIDES } from '../../namespaces.ts';
import { Note } from '../../shared/note.tsx';
import { Refusal } from '../../shared/refusal.ts';
import { nairaText } from '../../shared/texts.ts';
import { ActionButton, PageLink } from '../actions.tsx';
import { useConsoleApp } from '../console-app.ts';
import { Entry, LIVE, Loaded, Panel, Rows } from '../section-parts.tsx';

const SHOWN = { pageNumber: 1, pageSize: 10 };

export function SupportSection() {
  const isSignedIn = useUnit(useConsoleApp().$user) !== null;
  const disputed = useGetDisputedTransactions(SHOWN, { query: { ...LIVE.query, enabled: isSignedIn } });
  return (
    <Panel
      title="Support"
      text="Answer and decide as Admin. Shown are the disputes of who is signed in here."
    >
      {isSignedIn ? (
        <Rows
          aria-label="Disputes"
          query={disputed}
          rowKey="id"
          empty="No disputes. As the buyer, open a paid transaction and lodge one."
          row={({ id }) => <DisputeOf transactionId={id} />}
        />
      ) : (
        <Note>Sign in as a party of a dispute, under People.</Note>
      )}
    </Panel>
  );
}

function DisputeOf({ transactionId }: { transactionId: string }) {
  const { paths } = useConsoleApp();
  const query = useGetDisputeByTransaction(transactionId, LIVE);
  return (
    <Loaded query={query}>
      {(dispute) => (
        <Entry
          title={`${dispute.title}: ${nairaText(dispute.orderAmount)}`}
          note={`Lodged by ${dispute.createdByUser} · ${dispute.disputeStatus}`}
        >
          <SupportDesk dispute={dispute} />
          <PageLink path={paths.chat(dispute.id)}>Open the chat</PageLink>
        </Entry>
      )}
    </Loaded>
  );
}

function SupportDesk({ dispute }: { dispute: Dispute }) {
  const { id: threadId, title } = dispute;
  const [message, setMessage] = useState('');
  const send = (to: Side | null) => async () => {
    if (message.trim() === '') throw new Refusal('Write a message first.');
    await postSupportMessage({ threadId, message, ...(to && { to }) });
    setMessage('');
    return 'Sent as Admin';
  };
  return (
    <>
      <Input.TextArea
        aria-label={`Message as Admin: ${title}`}
        placeholder="Message as Admin"
        rows={2}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <Flex wrap gap={8}>
        <ActionButton action={send(null)}>Send to both</ActionButton>
        {SIDES.map((side) => (
          <ActionButton key={side} action={send(side)}>{`Send to the ${side}`}</ActionButton>
        ))}
        {isDisputeOpen(dispute) &&
          SIDES.map((side) => (
            <ActionButton
              key={side}
              aria-label={`Decide for the ${side}: ${title}`}
              action={() => decide(threadId, side)}
            >
              {`Decide for the ${side}`}
            </ActionButton>
          ))}
      </Flex>
    </>
  );
}

async function decide(id: string, inFavourOf: Side): Promise<string> {
  await resolveDispute(id, { inFavourOf });
  return `Decided for the ${inFavourOf}: ${inFavourOf === 'buyer' ? 'the money goes back' : 'settlement runs'}`;
}
