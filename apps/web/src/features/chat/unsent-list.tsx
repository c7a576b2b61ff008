import { Button, ChosenFile, KeepFocus, UploadProgress, classNames } from '@amana/ui';
import styles from './chat.module.css';
import type { UnsentMessage } from './conversation.ts';
import { MessageBubble } from './message-bubble.tsx';
import type { useOutbox } from './use-outbox.ts';

const TRY_AGAIN = {
  failed: 'Not sent. Tap to try again',
  unconfirmed: 'We could not confirm that this was sent. Tap to try again',
} as const;

/** The length of the start of a text that distinguishes several messages. */
const NAME_LENGTH = 40;

const findComposer = (area: HTMLElement) => area.closest('main')?.querySelector('textarea');

export interface UnsentListProps {
  unsent: readonly UnsentMessage[];
  outbox: ReturnType<typeof useOutbox>;
}

/** The viewer's messages that the server does not have yet. */
export function UnsentList({ unsent, outbox }: UnsentListProps) {
  if (unsent.length === 0) return null;
  return (
    <ol className={styles['column']} aria-label="Not sent yet">
      {unsent.map((item) => {
        const { key, text, file, percent, state } = item;
        const name = text.slice(0, NAME_LENGTH) || file?.name;
        return (
          <MessageBubble key={key} author="user" text={text}>
            {file !== null && <ChosenFile file={file} />}
            {percent !== null && <UploadProgress percent={percent} label={`Uploading ${name}`} />}
            <div role="status" className={classNames('small-print', styles['unsent'])}>
              {state === 'sending' ? (
                'Sending…'
              ) : (
                <KeepFocus findHome={findComposer}>
                  <Button
                    variant="link"
                    className={styles['failed']}
                    aria-label={`${TRY_AGAIN[state]}: ${name}`}
                    onClick={() => outbox.retry(item)}
                  >
                    {TRY_AGAIN[state]}
                  </Button>
                  <Button variant="link" aria-label={`Remove ${name}`} onClick={() => outbox.discard(key)}>
                    Remove
                  </Button>
                </KeepFocus>
              )}
            </div>
          </MessageBubble>
        );
      })}
    </ol>
  );
}
