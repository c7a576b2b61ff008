import { classNames } from '@amana/ui';
import { timeText } from '../date-text.ts';
import type { SideMessage } from './read-dispute.ts';
import type { Names } from './trade-script.ts';
import styles from './support-desk.module.css';

/** The name of support as a sender. */
const SUPPORT = 'Admin';

export function SupportMessages({ messages, names }: { messages: readonly SideMessage[]; names: Names }) {
  return (
    <ol className={styles['messages']} aria-label="Messages" tabIndex={0}>
      {messages.length === 0 && <li>Nobody has written yet.</li>}
      {messages.map(({ id, senderName, side, message, createdAt }) => {
        const isOwn = senderName === SUPPORT;
        return (
          <li key={`${side} ${id}`} className={classNames(styles['message'], isOwn && styles['own'])}>
            <span className={styles['sender']}>
              {isOwn ? `Support to ${names[side]}` : names[side]} <time>{timeText(createdAt)}</time>
            </span>
            {message === '' ? 'A picture' : message}
          </li>
        );
      })}
    </ol>
  );
}
