import { useGetDispute } from '@amana/api';
import { CHAT_UPLOAD, formatNaira } from '@amana/domain';
import { classNames, useFileDrop } from '@amana/ui';
import { useReducer } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useChosenFile } from '../../forms/uploads/read-chosen-file.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { useUnsavedChangesQuestion } from '../../forms/use-unsaved-changes-question.tsx';
import { TO_DISPUTES, manageDisputePath } from '../../shared/paths.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { type DisputedTrade, useDisputedTrade } from '../../trade/page/use-disputed-trade.ts';
import { QueryFallback } from '../../viewer/query-fallback.tsx';
import { usePageTitle } from '../../shared/hooks/use-page-title.ts';
import { useViewerId } from '../../viewer/use-viewer.ts';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { type Draft, NEW_CONVERSATION, arrivalsOf, conversationReducer } from './conversation.ts';
import { MessageThread } from './message-thread.tsx';
import { useThread } from './thread.ts';
import { useOutbox } from './use-outbox.ts';

const TITLE = 'Chat with Support';
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
  const dispute = useGetDispute(threadId).data?.data;
  const { trade } = useDisputedTrade(dispute);
  const [{ draft, ...conversation }, dispatch] = useReducer(conversationReducer, NEW_CONVERSATION);
  const outbox = useOutbox(threadId, viewerId, state, dispatch);
  const onDraft = (changes: Partial<Draft>) => dispatch({ type: 'drafted', changes });
  const chosen = useChosenFile(CHAT_UPLOAD, ({ file, refusal }) => {
    if (refusal === null) onDraft({ file });
  });
  const fileDrop = useFileDrop(chosen.choose);

  const { thread } = state;
  const arrivals = arrivalsOf(conversation.unsent, thread?.messages ?? [], viewerId);
  const unsent = conversation.unsent.filter(({ key }) => !arrivals.has(key));
  const written = [...unsent, draft].filter(({ text, file }) => text !== '' || file !== null);
  const typed = written
    .map(({ text }) => text)
    .join('\n')
    .trim();
  const forget = useDraft(typed === '' ? {} : { typed }, (kept) => onDraft({ text: kept['typed'] ?? '' }));
  const { question } = useUnsavedChangesQuestion(written.length > 0, NOT_SENT, forget);

  const back = manageDisputePath(dispute?.transactionId ?? threadId);
  const about = trade === null ? 'View dispute' : aboutTrade(trade);
  const head = {
    title: TITLE,
    subtitle: (
      <Link className={styles['cut']} to={back}>
        {about}
      </Link>
    ),
    back,
    backLabel: 'Dispute',
  };
  if (thread === undefined) {
    const skeleton = <PageSkeleton {...head} heights={[420, 56]} />;
    return (
      <QueryFallback query={state.query} skeleton={skeleton} notFound={NOT_FOUND} wayBack={TO_DISPUTES} />
    );
  }
  return (
    <div
      className={classNames('column', styles['chat'], fileDrop.isOver && styles['over'])}
      {...fileDrop.handlers}
    >
      <PageHead {...head} />
      <MessageThread
        thread={thread}
        readAt={state.query.dataUpdatedAt}
        viewerId={viewerId}
        older={state.older}
        unsent={unsent}
        outbox={outbox}
        readTo={conversation.readTo}
        onScrolled={(isAway, newestId) => dispatch({ type: 'scrolled', isAway, newestId })}
      />
      <Composer draft={draft} chosen={chosen} onDraft={onDraft} onSend={() => outbox.send(draft)} />
      {question}
    </div>
  );
}

/** '₦51,881.25 held · Leather sandals': the amount is not cut off. */
function aboutTrade({ transaction, figures, headline }: DisputedTrade): string {
  return `${formatNaira(figures.total)}${headline?.state === 'held' ? ' held' : ''} · ${transaction.note}`;
}
