import { useGetDispute } from '@amana/api';
import { CHAT_UPLOAD } from '@amana/domain';
import { classNames, useFileDrop } from '@amana/ui';
import { useMutation } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { useParams } from 'react-router-dom';
import { readChosenFile } from '../../forms/uploads/read-chosen-file.ts';
import { useDraft } from '../../forms/use-draft.ts';
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
import { type Draft, NEW_CONVERSATION, conversationReducer, stillUnsent } from './conversation.ts';
import { MessageThread } from './message-thread.tsx';
import { UnsentList } from './unsent-list.tsx';
import { useOutbox } from './use-outbox.ts';
import { useThread } from './use-thread.ts';

const TITLE = 'Chat with Support';
/** A no-break space, which reserves the line of the dispute's title while it is loading. */
const BLANK_TITLE = '\u00A0';
const EMPTY: Draft = { text: '', file: null };
const NOT_FOUND = { title: 'Chat not found' };
const NOT_SENT = { title: 'Leave without sending?', text: 'What you wrote here is not sent yet.' };

export function ChatPage() {
  usePageTitle(TITLE);
  const { id = '' } = useParams();
  // The key discards the draft and the unsent messages when another thread is opened.
  return <Chat key={id} threadId={id} />;
}

function Chat({ threadId }: { threadId: string }) {
  const viewerId = useViewerId();
  const state = useThread(threadId);
  // A dispute and its thread have the same id.
  const disputeQuery = useGetDispute(threadId);
  const dispute = disputeQuery.data?.data;
  const [conversation, dispatch] = useReducer(conversationReducer, NEW_CONVERSATION);
  const outbox = useOutbox(threadId, viewerId, state, dispatch);
  const [draft, setDraft] = useState(EMPTY);
  const chosen = useMutation({ mutationFn: (file: File) => readChosenFile(file, CHAT_UPLOAD) });
  // Called back for the file that was chosen, pasted or dropped last.
  const attach = (file: File) =>
    chosen.mutate(file, {
      onSuccess: (read) => {
        if (read.refusal === null) setDraft((latest) => ({ ...latest, file: read.file }));
      },
    });
  const fileDrop = useFileDrop(attach);

  const { thread } = state;
  const unsent = stillUnsent(conversation.unsent, thread?.messages ?? [], viewerId);
  const written = [...unsent, draft].filter(({ text, file }) => text !== '' || file !== null);
  const typed = written
    .map(({ text }) => text)
    .join('\n')
    .trim();
  const forget = useDraft(typed === '' ? {} : { typed }, (texts) =>
    setDraft({ text: texts['typed'] ?? '', file: null }),
  );
  const { question } = useUnsavedChangesQuestion(written.length > 0, NOT_SENT, forget);

  const head = { title: TITLE, back: manageDisputePath(dispute?.transactionId ?? threadId) };
  if (thread === undefined) {
    const skeleton = (
      <PageSkeleton {...head} backLabel="Dispute" subtitle={BLANK_TITLE} heights={[420, 56]} />
    );
    return (
      <QueryFallback query={state.query} skeleton={skeleton} notFound={NOT_FOUND} wayBack={TO_DISPUTES} />
    );
  }
  return (
    <div className={classNames(styles['chat'], fileDrop.isOver && styles['over'])} {...fileDrop.handlers}>
      <PageHead
        {...head}
        backLabel="Dispute"
        subtitle={
          <span className={styles['cut']} title={dispute?.title}>
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
        unsent={<UnsentList unsent={unsent} outbox={outbox} />}
        readTo={conversation.readTo}
        onScrolled={(isAway, newestId) => dispatch({ type: 'scrolled', isAway, newestId })}
      />
      <Composer
        draft={draft}
        onDraft={setDraft}
        onSend={() => {
          outbox.send(draft);
          setDraft(EMPTY);
          chosen.reset();
        }}
        onAttach={attach}
        isReading={chosen.isPending}
        refusal={chosen.data?.refusal ?? null}
      />
      {question}
    </div>
  );
}
