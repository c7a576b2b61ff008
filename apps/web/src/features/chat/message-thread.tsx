import { serverClock } from '@amana/api';
import { CHAT_GREETING } from '@amana/domain';
import { Button, KeepFocus, classNames } from '@amana/ui';
import { Fragment, type UIEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { UNREADABLE_ENTRY } from '../../server-state/unreadable-rows.tsx';
import { useToday } from '../../shared/dates/use-today.ts';
import styles from './chat.module.css';
import type { Conversation } from './conversation.ts';
import { Bubble, SentBubble, UnsentBubble } from './message-bubbles.tsx';
import { type Thread, type ThreadState, messagesByDay } from './thread.ts';
import type { Outbox } from './use-outbox.ts';

const DAY_MS = 86_400_000;
const aDayAgo = () => serverClock.now() - DAY_MS;

/** Distances in px within which the reader counts as being at the bottom or at the top. */
const BOTTOM_PX = 48;
const TOP_PX = 80;

const LIST = classNames('column', styles['list']);

export interface MessageThreadProps extends Pick<Conversation, 'unsent' | 'readTo'> {
  thread: Thread;
  /** When the thread was read last, in ms since 1970. */
  readAt: number;
  viewerId: string;
  older: ThreadState['older'];
  outbox: Outbox;
  onScrolled: (isAway: boolean, newestId: string) => void;
}

/** The messages, oldest first. Screen readers announce only those that arrive while the thread is open. */
export function MessageThread(props: MessageThreadProps) {
  const { thread, readAt, viewerId, older, unsent, outbox, readTo, onScrolled } = props;
  const { messages, unreadableCount } = thread;
  const newestId = messages.at(-1)?.id ?? '';
  const [openedAtId] = useState(newestId);
  const opened = messages.findIndex(({ id }) => id === openedAtId) + 1;
  const region = useRef<HTMLDivElement>(null);
  const before = useRef({ newestId, height: 0 });
  // The style sheet measures the position from the bottom, so that only messages below move what is being read.
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return;
    const { scrollHeight: height } = element;
    if (readTo === null) element.scrollTop = 0;
    else if (newestId !== before.current.newestId) element.scrollTop -= height - before.current.height;
    before.current = { newestId, height };
  }, [messages, newestId, readTo, unsent.length]);
  const scroll = ({ currentTarget }: UIEvent) => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget;
    const isAway = -scrollTop > BOTTOM_PX;
    onScrolled(isAway, newestId);
    const isAtTop = scrollHeight - clientHeight + scrollTop < TOP_PX;
    if (isAway && isAtTop && older.exists && !older.hasFailed) older.load();
  };
  const today = useToday(serverClock.now);
  const labels = { [useToday(aDayAgo)]: 'Yesterday', [today]: 'Today' };
  const [read, arrived] = useMemo(() => {
    const days = messagesByDay(messages.slice(0, opened));
    return [days, messagesByDay(messages.slice(opened), days.at(-1)?.day)] as const;
  }, [messages, opened]);
  const dayRead = read.at(-1)?.day ?? null;
  const dayWritten = arrived.at(-1)?.day ?? dayRead;
  return (
    <div className={styles['frame']}>
      <div
        ref={region}
        className={styles['thread']}
        role="region"
        aria-label="Messages"
        // Focusable, so that the arrow keys scroll it.
        tabIndex={0}
        onScroll={scroll}
      >
        <div className={LIST}>
          {older.exists && <OlderMessages older={older} />}
          <ol className={LIST}>
            {messages.length + unreadableCount === 0 && <Bubble author="admin" text={CHAT_GREETING} />}
            {Array.from({ length: unreadableCount }, (_, index) => (
              <li key={index} className={classNames(styles['message'], styles['unreadable'])}>
                {`${UNREADABLE_ENTRY}.`}
              </li>
            ))}
          </ol>
          <Days days={read} readAt={readAt} labels={labels} viewerId={viewerId} />
          <div role="log" aria-label="New messages" className={LIST}>
            <Days days={arrived} readAt={readAt} dayBefore={dayRead} labels={labels} viewerId={viewerId} />
          </div>
          {unsent.length > 0 && (
            <>
              {dayWritten !== today && <h2 className={styles['centred']}>Today</h2>}
              <ol className={LIST} aria-label="Not sent yet">
                {unsent.map((item) => (
                  <UnsentBubble key={item.key} item={item} outbox={outbox} />
                ))}
              </ol>
            </>
          )}
        </div>
      </div>
      {readTo !== null && readTo !== newestId && (
        <Button
          variant="secondary"
          className={styles['hint']}
          onClick={() => {
            onScrolled(false, newestId);
            region.current?.focus();
          }}
        >
          New messages
        </Button>
      )}
    </div>
  );
}

const findMessages = (area: HTMLElement) => area.closest<HTMLElement>('[role=region]');

function OlderMessages({ older }: Pick<MessageThreadProps, 'older'>) {
  return (
    <KeepFocus findHome={findMessages}>
      <div className={styles['centred']}>
        {older.hasFailed && <p role="status">Older messages could not be loaded.</p>}
        <Button variant="link" loading={older.isLoading} onClick={older.load}>
          {older.hasFailed ? 'Retry' : 'Show older messages'}
        </Button>
      </div>
    </KeepFocus>
  );
}

interface DaysProps {
  days: ReturnType<typeof messagesByDay>;
  readAt: number;
  /** The day above, whose heading is not repeated. */
  dayBefore?: string | null;
  /** Names of days, such as 'Today'. */
  labels: Readonly<Partial<Record<string, string>>>;
  viewerId: string;
}

function Days({ days, readAt, dayBefore = null, labels, viewerId }: DaysProps) {
  return days.map(({ day, messages }) => (
    <Fragment key={day}>
      {day !== null && day !== dayBefore && <h2 className={styles['centred']}>{labels[day] ?? day}</h2>}
      <ol className={LIST}>
        {messages.map((message) => (
          <SentBubble
            key={message.id}
            message={message}
            viewerId={viewerId}
            readAt={message.imageUrl === null ? 0 : readAt}
          />
        ))}
      </ol>
    </Fragment>
  ));
}
