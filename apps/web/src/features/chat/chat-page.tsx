import { useGetDispute } from '@amana/api';
import { classNames, useFileDrop } from '@amana/ui';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { FormDraft } from '../../forms/form-draft.tsx';
import { useUnsavedChangesQuestion } from '../../forms/use-unsaved-changes-question.tsx';
import { TO_DISPUTES, manageDisputePath } from '../../shared/paths.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { QueryFallback } from '../../viewer/query-fallback.tsx';
import { usePageTitle } from '../../shared/hooks/use-page-title.ts';
import { useViewerId } from '../../viewer/use-viewer.ts';
import { ChatHead } from './chat-head.tsx';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { MessageThread } from './message-thread.tsx';
import { type Draft, stillUnsent } from './outbox.ts';
import type { Thread } from './thread.ts';
import { UnsentList } from './unsent-list.tsx';
import { useAttachment } from './use-attachment.ts';
import { useOutbox } from './use-outbox.ts';
import { type ThreadState, useThread } from './use-thread.ts';

const TITLE = 'Chat with Support';
/** A no-break space, which reserves the line of the dispute's title while it is loading. */
const BLANK_TITLE = '\u00A0';
const headOf = (id: string) => ({ title: TITLE, back: manageDisputePath(id), backLabel: 'Dispute' });
const NOT_FOUND = { title: 'Chat not found' };
const NOT_SENT = { title: 'Leave without sending?', text: 'What you wrote here is not sent yet.' };

export function ChatPage() {
  usePageTitle(TITLE);
  const { id = '' } = useParams();
  // The key discards the draft and the unsent messages when another thread is opened.
  return <Chat key={id} threadId={id} />;
}

function Chat({ threadId }: { threadId: string }) {
  const state = useThread(threadId);
  const { query } = state;
  if (query.data === undefined) {
    const skeleton = <PageSkeleton {...headOf(threadId)} subtitle={BLANK_TITLE} heights={[420, 56]} />;
    return <QueryFallback query={query} skeleton={skeleton} notFound={NOT_FOUND} wayBack={TO_DISPUTES} />;
  }
  return <Conversation threadId={threadId} thread={query.data} state={state} />;
}

interface ConversationProps {
  threadId: string;
  thread: Thread;
  state: ThreadState;
}

function Conversation({ threadId, thread, state }: ConversationProps) {
  const viewerId = useViewerId();
  // A dispute and its thread have the same id.
  const disputeQuery = useGetDispute(threadId);
  const dispute = disputeQuery.data?.data;
  const outbox = useOutbox(threadId, viewerId, state);
  const unsent = stillUnsent(outbox.unsent, thread.messages, viewerId);
  const [draft, setDraft] = useState<Draft>({ text: '', file: null });
  const attachment = useAttachment(setDraft);
  const fileDrop = useFileDrop(attachment.attach);
  const chat = useRef<HTMLDivElement>(null);
  const [isRestored, setIsRestored] = useState(false);
  const isUnsent = draft.text !== '' || draft.file !== null || unsent.length > 0;
  const written = [...unsent, draft];
  const text = written
    .map((one) => one.text)
    .join('\n')
    .trim();
  const fileNames = written.flatMap(({ file }) => (file === null ? [] : [file.name]));
  const { question } = useUnsavedChangesQuestion(isUnsent, NOT_SENT);
  return (
    <div
      ref={chat}
      className={classNames(styles['chat'], fileDrop.isOver && styles['over'])}
      {...fileDrop.handlers}
    >
      <PageHead
        {...headOf(dispute?.transactionId ?? threadId)}
        subtitle={
          <span className={styles['dispute']} title={dispute?.title}>
            {dispute?.title ?? BLANK_TITLE}
          </span>
        }
      />
      <ChatHead dispute={dispute} isLoading={disputeQuery.isLoading} />
      <MessageThread
        thread={thread}
        viewerId={viewerId}
        older={state.older}
        unsentCount={unsent.length}
        unsent={
          <UnsentList
            unsent={unsent}
            onRetry={outbox.retry}
            onDiscard={outbox.discard}
            onFocusLost={() => chat.current?.querySelector('textarea')?.focus()}
          />
        }
      />
      <FormDraft
        typed={{ texts: text === '' ? {} : { typed: text }, fileNames }}
        // Sending another message must not remove the offer to restore.
        isSubmitting={isRestored && unsent.length > 0}
        isInDoubt={unsent.some(({ knownBefore }) => knownBefore !== null)}
        onRestore={(texts) => {
          setDraft({ text: texts['typed'] ?? '', file: null });
          setIsRestored(true);
        }}
      />
      <Composer draft={draft} onDraft={setDraft} onSend={outbox.send} attachment={attachment} />
      {question}
    </div>
  );
}
