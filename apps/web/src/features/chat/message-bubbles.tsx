import type { Message } from '@amana/api';
import { messageAuthor, shownText } from '@amana/domain';
import { Button, ChosenFile, Icon, KeepFocus, classNames } from '@amana/ui';
import { type ReactNode, memo, useState } from 'react';
import { dateTimeText, timeText } from '../../shared/dates/date-text.ts';
import { safeUrl } from '../../shared/safe-url.ts';
import styles from './chat.module.css';
import type { UnsentMessage } from './conversation.ts';
import { textWithLinks } from './text-with-links.ts';
import type { Outbox } from './use-outbox.ts';

const STATES = {
  sending: 'Sending…',
  checking: 'Checking…',
  failed: 'Not sent. Tap to try again',
  unconfirmed: 'We could not confirm that this was sent. Tap to try again',
} as const;

/** The length of the start of a text that distinguishes several messages. */
const NAME_LENGTH = 40;

interface BubbleProps {
  author: 'user' | 'admin';
  text: string;
  children?: ReactNode;
}

/** Messages of support are at the left, the viewer's own at the right. */
export function Bubble({ author, text, children }: BubbleProps) {
  return (
    <li className={classNames('column', styles['message'], styles[author])}>
      <span className={author === 'admin' ? classNames('small-print', styles['author']) : 'visually-hidden'}>
        {author === 'admin' ? 'Admin' : 'You'}
      </span>
      {text !== '' && (
        <p className={styles['text']} dir="auto">
          {textWithLinks(text).map((part, index) =>
            part.href === null ? (
              <span key={index}>{part.text}</span>
            ) : (
              <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
                {part.text}
              </a>
            ),
          )}
        </p>
      )}
      {children}
    </li>
  );
}

interface SentBubbleProps {
  message: Message;
  viewerId: string;
  /** When the conversation was read last, in ms since 1970; 0 for a message without an attachment. */
  readAt: number;
}

/** Memoised, because each keystroke in the composer renders the thread, which may have thousands of messages. */
export const SentBubble = memo(function SentBubble({ message, viewerId, readAt }: SentBubbleProps) {
  const { createdAt, imageUrl, fileName = '' } = message;
  return (
    <Bubble author={messageAuthor(message, viewerId)} text={message.message}>
      {imageUrl !== null && <Attachment url={imageUrl} name={shownText(fileName)} readAt={readAt} />}
      <time className={classNames('small-print', styles['end'])} dateTime={createdAt}>
        {timeText(createdAt) || dateTimeText(createdAt)}
      </time>
    </Bubble>
  );
});

interface AttachmentProps {
  url: string;
  name: string;
  readAt: number;
}

/**
 * The contract gives no file type: an attachment that cannot be shown as a picture is offered as a link. A store that signs
 * addresses gives another one with each reading, so the picture keeps its first one, and is tried once more after a failure.
 */
function Attachment({ url, name, readAt }: AttachmentProps) {
  const safe = safeUrl(url);
  const [shown, setShown] = useState({ src: safe, readAt, isBroken: false, isLast: false });
  if (safe === null) return <p>The attachment cannot be opened safely</p>;
  if (shown.isBroken && !shown.isLast && shown.readAt !== readAt)
    setShown({ src: safe, readAt, isBroken: false, isLast: true });
  return (
    <a className={styles['attachment']} href={safe} target="_blank" rel="noopener noreferrer">
      {shown.src !== null && !shown.isBroken ? (
        <img
          src={shown.src}
          alt="Attached picture"
          loading="lazy"
          onError={() => setShown({ ...shown, isBroken: true })}
        />
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

const findComposer = (area: HTMLElement) => area.closest('main')?.querySelector('textarea');

/** A message that the server does not have yet. */
export function UnsentBubble({ item, outbox }: { item: UnsentMessage; outbox: Outbox }) {
  const { text, file, state } = item;
  const name = text.slice(0, NAME_LENGTH) || file?.name;
  return (
    <Bubble author="user" text={text}>
      {file !== null && <ChosenFile file={file} />}
      <div role="status" className={classNames('small-print', styles['end'])}>
        {state === 'sending' || state === 'checking' ? (
          <>
            <span>{STATES[state]}</span>{' '}
            {state === 'sending' && file !== null && (
              <KeepFocus findHome={findComposer}>
                <Button variant="link" aria-label={`Stop sending ${name}`} onClick={() => outbox.stop(item)}>
                  Stop
                </Button>
              </KeepFocus>
            )}
          </>
        ) : (
          <KeepFocus findHome={findComposer}>
            <Button
              variant="link"
              className={styles['problem']}
              aria-label={`${STATES[state]}: ${name}`}
              onClick={() => outbox.retry(item)}
            >
              {STATES[state]}
            </Button>
            <Button variant="link" aria-label={`Remove ${name}`} onClick={() => outbox.discard(item)}>
              Remove
            </Button>
          </KeepFocus>
        )}
      </div>
    </Bubble>
  );
}
