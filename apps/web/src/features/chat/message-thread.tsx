import { type Message, serverClock } from '@amana/api';
import { CHAT_GREETING, messageAuthor, shownText } from '@amana/domain';
import { Button, Icon, KeepFocus, classNames } from '@amana/ui';
import {
  Fragment,
  type ReactNode,
  type UIEvent,
  memo,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { UNREADABLE_ENTRY } from '../../lists/unreadable-rows.tsx';
import { safeUrl } from '../../shared/safe-url.ts';
import { useToday } from '../../shared/dates/use-today.ts';
import styles from './chat.module.css';
import { MessageBubble } from './message-bubble.tsx';
import { type MessagesOfDay, messagesByDay } from './messages-by-day.ts';
import type { Thread } from './thread.ts';
import type { ThreadState } from './use-thread.ts';

const DAY_MS = 86_400_000;
const aDayAgo = () => serverClock.now() - DAY_MS;

/** Distances in px within which the reader counts as being at the bottom or at the top. */
const BOTTOM_PX = 48;
const TOP_PX = 80;

export interface MessageThreadProps {
  thread: Thread;
  viewerId: string;
  older: ThreadState['older'];
  /** The viewer's own messages that are not sent yet, and how many they are. */
  unsentCount: number;
  unsent: ReactNode;
  /** id of the newest message when the reader scrolled up; null while they are at the bottom. */
  readTo: string | null;
  onScrolled: (isAway: boolean, newestId: string) => void;
}

/** The messages, oldest first. Screen readers announce only those that arrive while the thread is open. */
export function MessageThread(props: MessageThreadProps) {
  const { thread, viewerId, older, unsentCount, unsent, readTo, onScrolled } = props;
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
  }, [messages, newestId, readTo, unsentCount]);
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
    const before = messagesByDay(messages.slice(0, opened));
    return [before, messagesByDay(messages.slice(opened), before.at(-1)?.day)] as const;
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
        <div className={styles['column']}>
          {older.exists && <OlderMessages older={older} />}
          <ol className={styles['column']}>
            {messages.length === 0 && unreadableCount === 0 && (
              <MessageBubble author="admin" text={CHAT_GREETING} />
            )}
            {Array.from({ length: unreadableCount }, (_, index) => (
              <li key={index} className={classNames(styles['message'], styles['unreadable'])}>
                {`${UNREADABLE_ENTRY}.`}
              </li>
            ))}
          </ol>
          <Days days={read} labels={labels} viewerId={viewerId} />
          <div role="log" aria-label="New messages" className={styles['column']}>
            <Days days={arrived} dayBefore={dayRead} labels={labels} viewerId={viewerId} />
          </div>
          {unsentCount > 0 && dayWritten !== today && <h2 className={styles['day']}>Today</h2>}
          {unsent}
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
      <div className={classNames('small-print', styles['older'])}>
        {older.hasFailed && <p role="status">Older messages could not be loaded.</p>}
        <Button variant="link" loading={older.isLoading} onClick={older.load}>
          {older.hasFailed ? 'Retry' : 'Show older messages'}
        </Button>
      </div>
    </KeepFocus>
  );
}

interface DaysProps {
  days: readonly MessagesOfDay[];
  /** The day above, whose heading is not repeated. */
  dayBefore?: string | null;
  /** Names of days, such as 'Today'. */
  labels: Readonly<Partial<Record<string, string>>>;
  viewerId: string;
}

function Days({ days, dayBefore = null, labels, viewerId }: DaysProps) {
  return days.map(({ day, messages }) => (
    <Fragment key={day}>
      {day !== null && day !== dayBefore && <h2 className={styles['day']}>{labels[day] ?? day}</h2>}
      <ol className={styles['column']}>
        {messages.map((message) => (
          <SentMessage key={message.id} message={message} viewerId={viewerId} />
        ))}
      </ol>
    </Fragment>
  ));
}

/** Memoised, because each keystroke in the composer renders the thread, which may have thousands of messages. */
const SentMessage = memo(function SentMessage({ message, viewerId }: { message: Message; viewerId: string }) {
  return (
    <MessageBubble
      author={messageAuthor(message, viewerId)}
      text={message.message}
      createdAt={message.createdAt}
    >
      {message.imageUrl !== null && (
        <Attachment url={message.imageUrl} name={shownText(message.fileName ?? '')} />
      )}
    </MessageBubble>
  );
});

interface AttachmentProps {
  url: string;
  /** Empty where the service has not sent it. */
  name: string;
}

/** The contract gives no file type: an attachment that cannot be shown as a picture is offered as a link. */
function Attachment({ url, name }: AttachmentProps) {
  const [isPicture, setIsPicture] = useState(true);
  const safe = safeUrl(url);
  if (safe === null) return <p className={styles['text']}>The attachment cannot be opened safely</p>;
  return (
    <a className={styles['attachment']} href={safe} target="_blank" rel="noopener noreferrer">
      {isPicture ? (
        <img src={safe} alt="Attached picture" onError={() => setIsPicture(false)} />
      ) : (
        <span className={styles['file']}>
          <Icon name="file" />
          Open attachment
        </span>
      )}{' '}
      {name !== '' && (
        <span className="small-print" dir="auto">
          {name}
        </span>
      )}
    </a>
  );
}
