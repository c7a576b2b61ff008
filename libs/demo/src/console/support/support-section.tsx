import { type Transaction, useGetDisputeByTransaction, useGetDisputedTransactions } from '@amana/api';
import { postSupportMessage, resolveDispute } from '@amana/api/control';
import { isDisputeOpen } from '@amana/domain';
import { Card } from 'antd';
import { useUnit } from 'effector-react';
import { SupportReply } from '../../support/support-reply.tsx';
import { useConsoleApp } from '../console-app.ts';
import { ActionButton, PageLink, Refusal, useAction } from '../parts/action-button.tsx';
import { LIVE, Loaded } from '../parts/loaded.tsx';
import { Buttons, Note, Nothing, Panel } from '../parts/panel.tsx';
import { nairaText } from '../parts/texts.ts';

/** Newest first; the console needs no second page. */
const SHOWN = { pageNumber: 1, pageSize: 10 };
const REPLY_TEXTS = {
  both: 'Both, each in their own chat',
  buyer: 'The buyer',
  seller: 'The seller',
  message: 'Message as Admin',
  send: 'Send as Admin',
};

/** Plays support: writes to the parties of a dispute and decides it. */
export function SupportSection() {
  const user = useUnit(useConsoleApp().$user);
  return (
    <Panel
      title="Support"
      text="Answer and decide as Admin. Shown are the disputes of who is signed in here."
    >
      {user === null ? (
        <Nothing>Sign in as a party of a dispute, under People.</Nothing>
      ) : (
        <Disputes key={user.userId} />
      )}
    </Panel>
  );
}

function Disputes() {
  const disputed = useGetDisputedTransactions(SHOWN, LIVE);
  return (
    <Loaded query={disputed}>
      {(transactions) =>
        transactions.length === 0 ? (
          <Nothing>No disputes. As the buyer, open a paid transaction and lodge one.</Nothing>
        ) : (
          transactions.map((transaction) => <DisputeCard key={transaction.id} transaction={transaction} />)
        )
      }
    </Loaded>
  );
}

function DisputeCard({ transaction }: { transaction: Transaction }) {
  const { paths } = useConsoleApp();
  const dispute = useGetDisputeByTransaction(transaction.id, LIVE);
  return (
    <Loaded query={dispute}>
      {({ id, title, createdByUser, disputeStatus, orderAmount }) => (
        <Card size="small" title={title} extra={nairaText(orderAmount)}>
          <Note>
            Lodged by {createdByUser} · {disputeStatus}
          </Note>
          <Reply threadId={id} title={title} />
          {isDisputeOpen({ disputeStatus }) && <Decision disputeId={id} title={title} />}
          <PageLink path={paths.chat(id)}>Open the chat</PageLink>
        </Card>
      )}
    </Loaded>
  );
}

function Reply({ threadId, title }: { threadId: string; title: string }) {
  const { run, isRunning } = useAction();
  return (
    <SupportReply
      threadId={threadId}
      texts={{ ...REPLY_TEXTS, messageName: `Message as Admin: ${title}` }}
      isSending={isRunning}
      onSend={(request, clear) =>
        run(async () => {
          if (request.message.trim() === '') throw new Refusal('Write a message first.');
          await postSupportMessage(request);
          clear();
          return 'Sent as Admin';
        })
      }
    />
  );
}

/** The end of a dispute: the money continues to the seller, or returns to the buyer. */
function Decision({ disputeId, title }: { disputeId: string; title: string }) {
  const decide = (inFavourOf: 'buyer' | 'seller', text: string) => (
    <ActionButton
      aria-label={`Decide for the ${inFavourOf}: ${title}`}
      action={() => resolveDispute(disputeId, { inFavourOf }).then(() => text)}
    >
      For the {inFavourOf}
    </ActionButton>
  );
  return (
    <Buttons>
      <strong>Decide</strong>
      {decide('buyer', 'Decided for the buyer: the money goes back')}
      {decide('seller', 'Decided for the seller: settlement runs')}
    </Buttons>
  );
}
