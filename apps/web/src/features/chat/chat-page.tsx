import { useGetDispute } from '@amana/api';
import { PageHeader, Skeleton } from '@amana/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { $session } from '../../session/index.ts';
import { BackLink } from '../../shared/back-link.tsx';
import { useUnsavedChangesQuestion } from '../../shared/forms/use-unsaved-changes-question.tsx';
import { TO_DISPUTES, manageDisputePath } from '../../shared/paths.ts';
import { TradeProblem } from '../../shared/trade-problem.tsx';
import { usePageTitle } from '../../shared/use-page-title.ts';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { MessageThread } from './message-thread.tsx';
import type { Draft } from './outbox.ts';
import { stillUnsent } from './outbox.ts';
import type { Thread } from './thread.ts';
import { UnsentList } from './unsent-list.tsx';
import { useOutbox } from './use-outbox.ts';
import type { ThreadState } from './use-thread.ts';
import { useThread } from './use-thread.ts';

const TITLE = 'Chat with Support';
/** Keeps the line of the dispute's title. */
const TITLE_TO_COME = '\u00A0';
const PAGE_BONES = [44, 420, 56];
const NOT_SENT = { title: 'Leave without sending?', text: 'What you wrote here is not sent yet.' };

export function ChatPage() {
  usePageTitle(TITLE);
  const { id = '' } = useParams();
  // Another thread is another conversation, with nothing left over from this one.
  return <Chat key={id} threadId={id} />;
}

function Chat({ threadId }: { threadId: string }) {
  const state = useThread(threadId);
  const { thread, error, retry } = state;
  if (thread !== undefined) return <Conversation threadId={threadId} thread={thread} state={state} />;
  if (error === null) return <Skeleton heights={PAGE_BONES} />;
  return (
    <TradeProblem
      error={error}
      notFound={{ title: 'Chat not found' }}
      wayBack={TO_DISPUTES}
      onRetry={retry}
    />
  );
}

interface ConversationProps {
  threadId: string;
  thread: Thread;
  state: ThreadState;
}

function Conversation({ threadId, thread, state }: ConversationProps) {
  const { user } = useUnit($session);
  const viewerId = user?.userId ?? '';
  // The thread of a dispute is the dispute (decision D4).
  const dispute = useGetDispute(threadId).data?.data;
  const outbox = useOutbox(threadId, viewerId, state);
  const unsent = stillUnsent(outbox.unsent, thread.messages, viewerId);
  const [draft, setDraft] = useState<Draft>({ text: '', file: null });
  const hasFailed = unsent.some((item) => item.state === 'failed');
  const isUnsent = draft.text !== '' || draft.file !== null || hasFailed;
  const { question } = useUnsavedChangesQuestion(isUnsent, NOT_SENT);
  return (
    <div className={styles['chat']}>
      <PageHeader
        title={TITLE}
        subtitle={
          <span className={styles['dispute']} title={dispute?.title}>
            {dispute?.title ?? TITLE_TO_COME}
          </span>
        }
        back={<BackLink to={manageDisputePath(dispute?.transactionId ?? threadId)} label="Dispute" />}
      />
      <MessageThread
        messages={thread.messages}
        viewerId={viewerId}
        older={state.older}
        unsentCount={unsent.length}
        unsent={<UnsentList unsent={unsent} onRetry={outbox.retry} onDiscard={outbox.discard} />}
      />
      <Composer draft={draft} onDraft={setDraft} onSend={outbox.send} />
      {question}
    </div>
  );
}
