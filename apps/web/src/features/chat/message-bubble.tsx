import { classNames } from '@amana/ui';
import type { ReactNode } from 'react';
import { dateTimeText, timeText } from '../../shared/dates/date-text.ts';
import styles from './chat.module.css';
import { textWithLinks } from './text-with-links.ts';

export interface MessageBubbleProps {
  author: 'user' | 'admin';
  text: string;
  /** ISO 8601; a message that is not sent yet has none. */
  createdAt?: string;
  /** Shown below the text, such as an attachment. */
  children?: ReactNode;
}

/** Messages of support are at the left, the viewer's own at the right. */
export function MessageBubble({ author, text, createdAt, children }: MessageBubbleProps) {
  return (
    <li className={classNames(styles['message'], styles[author])}>
      <span className={author === 'admin' ? styles['author'] : 'visually-hidden'}>
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
      {createdAt !== undefined && (
        <time className={classNames('small-print', styles['time'])} dateTime={createdAt}>
          {timeText(createdAt) || dateTimeText(createdAt)}
        </time>
      )}
    </li>
  );
}
