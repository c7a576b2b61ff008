import { Button, ChosenFile, UploadProgress, classNames } from '@amana/ui';
import { useLostFocus } from '../../shared/hooks/use-lost-focus.ts';
import styles from './chat.module.css';
import { MessageBubble } from './message-bubble.tsx';
import type { UnsentMessage } from './outbox.ts';

const TRY_AGAIN = {
  failed: 'Not sent. Tap to try again',
  unconfirmed: 'We could not confirm that this was sent. Tap to try again',
} as const;

export interface UnsentListProps {
  unsent: readonly UnsentMessage[];
  onRetry: (item: UnsentMessage) => void;
  onDiscard: (key: number) => void;
  /** Called when the focused button disappears with its message. */
  onFocusLost: () => void;
}

/** The viewer's messages that the server does not have yet. */
export function UnsentList({ unsent, onRetry, onDiscard, onFocusLost }: UnsentListProps) {
  const lostFocus = useLostFocus(onFocusLost);
  if (unsent.length === 0) return null;
  return (
    <ol className={styles['column']} aria-label="Not sent yet" {...lostFocus}>
      {unsent.map((item) => (
        <MessageBubble key={item.key} author="user" text={item.text}>
          {item.file !== null && <ChosenFile file={item.file} />}
          {item.file !== null && item.percent !== null && (
            <UploadProgress percent={item.percent} label={`Uploading ${item.file.name}`} />
          )}
          <span className={classNames('small-print', styles['unsent'])}>
            <span role="status">
              {item.state === 'sending' ? (
                'Sending…'
              ) : (
                <Button
                  variant="link"
                  className={styles['failed']}
                  aria-label={`${TRY_AGAIN[item.state]}: ${nameOf(item)}`}
                  onClick={() => onRetry(item)}
                >
                  {TRY_AGAIN[item.state]}
                </Button>
              )}
            </span>
            {item.state !== 'sending' && (
              <Button
                variant="link"
                aria-label={`Remove ${nameOf(item)}`}
                onClick={() => onDiscard(item.key)}
              >
                Remove
              </Button>
            )}
          </span>
        </MessageBubble>
      ))}
    </ol>
  );
}

/** The length of the start of a text that distinguishes several messages. */
const NAME_LENGTH = 40;

function nameOf({ text, file }: UnsentMessage): string {
  return text === '' && file !== null ? file.name : text.slice(0, NAME_LENGTH);
}
